@echo off
rem Starts Tesuji @version@. It needs a Java runtime of version 17 or newer and nothing else.
rem
rem   tesuji                  the workbench in a browser
rem   tesuji COMMAND ...      a command; tesuji --help lists them
rem
rem TESUJI_JAVA_HOME or JAVA_HOME names the folder of a runtime; without them the java on the PATH is used. The program
rem may take 60 % of the machine's memory; set TESUJI_JAVA_OPTIONS=-Xmx20g says otherwise.
rem Networks are faster after set TESUJI_JAVA_OPTIONS=--add-modules=jdk.incubator.vector.

setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if defined TESUJI_JAVA_HOME set "JAVA=%TESUJI_JAVA_HOME%\bin\java"

"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo tesuji: a Java runtime of version 17 or newer is needed; set JAVA_HOME to one. 1>&2
  exit /b 70
)

rem A batch file cannot ask which streams are terminals. Whoever plays sits at one; other commands may be in a pipe.
set "TERMINALS="
if "%~1"=="" set "TERMINALS=in,out,err"
if "%~1"=="menu" set "TERMINALS=in,out,err"
if "%~1"=="play" set "TERMINALS=in,out,err"

"%JAVA%" -XX:MaxRAMPercentage=60 %TESUJI_JAVA_OPTIONS% "-Dtesuji.terminal=%TERMINALS%" "-Dtesuji.revision=@revision@" -jar "%~dp0tesuji.jar" %*
exit /b %ERRORLEVEL%
