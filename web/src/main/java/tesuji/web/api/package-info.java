/**
 * What the page may ask, over HTTP and over a socket. {@link tesuji.web.api.Routes} is the table; each of the classes
 * beside it answers the questions about one thing. Every answer is a record that becomes JSON unchanged, every refusal
 * one sentence.
 */
@NullMarked
package tesuji.web.api;

import org.jspecify.annotations.NullMarked;
