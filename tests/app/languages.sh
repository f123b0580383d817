#!/usr/bin/env bash
# The command line in the language of its reader: help, errors and reports; and what is the same in all of them.
set -u
program=${1:?the path of the built program}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

PYTHONUTF8=1 python3 - "$program" "$work" <<'PYTHON'
import os
import pathlib
import re
import subprocess
import sys

program, work = sys.argv[1], pathlib.Path(sys.argv[2])
LOCALE = ("LANG", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANGUAGE")
problems = []


def run(*arguments, **variables):
    environment = {name: value for name, value in os.environ.items() if name not in LOCALE} | variables
    done = subprocess.run([program, *arguments], env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout, done.stderr


def says(what, wanted, *arguments, code=0, **variables):
    """The sentence stands in what is printed, however it is broken into lines."""
    got, out, err = run(*arguments, **variables)
    if got != code:
        problems.append(f"{what}: exit code {got} instead of {code}: {err}")
    if wanted not in " ".join((out + err).split()):
        problems.append(f"{what}: does not say {wanted!r}, but {out[:400]}{err}")


record = next(str(path) for path in sorted(pathlib.Path("tests/data/records").glob("*.twenties"))
              if "\ngame: twenty-four-seven\n" in "\n" + path.read_text())
lines = pathlib.Path(record).read_text().split("\n")
move = next(index for index, line in enumerate(lines) if re.match(r"\d: \d+ ", line))
bad = work / "bad.twenties"
bad.write_text("\n".join(lines[:move] + [lines[move].split(":")[0] + ": 7 z9"] + lines[move + 1:]))
bad = str(bad)
open_record = work / "open.twenties"
open_record.write_text("\n".join(line for line in lines[:move + 1] if not line.startswith("result")) + "\n")

# The language: by option, before or after the command, else by the environment as gettext does it.
spanish, german, english = "Enumera los juegos y sus opciones", "Die Spiele und ihre Optionen auflisten", "List the games"
says("nothing set", english, "games", "--help")
says("LANG", spanish, "games", "--help", LANG="es_MX.UTF-8")
says("LC_MESSAGES before LANG", german, "games", "--help", LANG="es_ES.UTF-8", LC_MESSAGES="de_AT.UTF-8")
says("LC_ALL before all", spanish, "games", "--help", LC_ALL="es_ES.UTF-8", LC_MESSAGES="de_AT.UTF-8")
says("LANGUAGE", german, "games", "--help", LANG="es_ES.UTF-8", LANGUAGE="fr:de")
says("a language we do not have", english, "games", "--help", LANG="fr_FR.UTF-8")
says("no UTF-8", english, "games", "--help", LC_ALL="C", LANG="de_DE.UTF-8")
says("an old character set", english, "games", "--help", LANG="de_DE.ISO-8859-1")
says("--language wins", german, "--language", "de", "games", "--help", LANG="es_ES.UTF-8")
says("--language after the command", german, "games", "--help", "--language=de-CH", LC_ALL="C")
says("an unknown language", 'there is no language "deutch": did you mean de? There are de (Deutsch), en (English), es (Español)',
     "games", "--language", "deutch", code=2)
says("an unknown language in Spanish", 'no existe el idioma "klingon"; hay de (Deutsch)', "--language", "klingon", code=2, LANG="es")
says("no language", "--language needs a language: de (Deutsch)", "games", "--language", code=2)

# Help, errors of the command line, reports and errors of records.
SENTENCES = [
    (("--help",), 0, "Uso: twenties [OPCIONES] [ORDEN]", "Aufruf: twenties [OPTIONEN] [BEFEHL]"),
    (("replay", "--help"), 0, "Reproduce un registro y comprueba cada jugada", "Eine Aufzeichnung nachspielen und jeden Zug prüfen"),
    (("rules", "24/7", "3.2"), 0, "**3.2**", "**3.2**"),
    (("rules", "24/7"), 0, "Un juego de fichas para 2 a 4 personas", "Ein Legespiel für 2 bis 4 Personen"),
    (("games",), 0, "Cruza fichas con números de modo que cada línea sume veinte", "Lege Zahlenplättchen über Kreuz"),
    (("replay", "--brief", record), 0, "La partida ha terminado: ", "Die Partie ist zu Ende: "),
    (("replay", "--brief", str(open_record)), 0, "la partida no ha terminado.", "die Partie ist nicht zu Ende."),
    (("replay", bad), 1, f"replay: {bad}: línea {move + 1}: ", f"replay: {bad}: Zeile {move + 1}: "),
    (("replay", "--position", "99999", record), 1, "no hay acción 99999: el registro tiene", "Aktion 99999 gibt es nicht: die Aufzeichnung hat"),
    (("verify", record), 0, "todas las extracciones salen de la semilla", "Jede Ziehung folgt aus dem Startwert"),
    (("verify", "no-such-file"), 2, "no-such-file: no se puede abrir: ", "no-such-file: lässt sich nicht öffnen: "),
    (("puzzle", "--level", "easy"), 0, "Solo una de tus", "Genau einer deiner"),
    (("puzzle", "--level", "silly"), 2, '--level: "silly" no es una de estas opciones: easy, medium, hard', '--level: "silly" ist nicht möglich, nur easy, medium, hard'),
    (("perft", "24/7", "0"), 2, 'DEPTH: "0" no es un número entre 1 y 1000', 'DEPTH: "0" ist keine Zahl von 1 bis 1000'),
    (("perft", "24/7", "1"), 0, "secuencias", "Folgen"),
    (("perft", "24/7"), 2, "falta DEPTH", "DEPTH fehlt"),
    (("nonsense",), 2, "argumento inesperado: nonsense", "unerwartetes Argument: nonsense"),
    (("games", "a", "a"), 2, "argumentos inesperados: a a", "unerwartete Argumente: a a"),
    (("solve",), 2, "falta una orden", "ein Befehl fehlt"),
    (("replay", "--legal", record), 2, "--legal solo vale junto con --json", "--legal geht nur zusammen mit --json"),
    (("play", "--plain", "--colour"), 2, "no se pueden usar a la vez", "schließen sich aus"),
    (("analyse", record, "--nodes"), 2, "--nodes necesita un valor", "--nodes braucht einen Wert"),
    (("arena", "--seed", "x"), 2, '--seed no puede ser "x"', '--seed kann nicht "x" sein'),
    (("play", "--seed", "3"), 1, "¿qué juego?", "welches Spiel?"),
    (("arena", "--game", "21", "--seats", "greedy,random", "--deals", "1"), 0, "1 reparto, 2 partidas", "1 Verteilung, 2 Partien"),
    (("solve", "twenty-one", "--turns", "1", "--active", "never", "--verbose"), 0, "tabla de 1 turnos", "Tabelle für 1 Runden"),
    (("prove", "game-of-20"), 1, "--centre dice cuál", "--centre sagt, welches"),
    (("tidy", "--data", str(work / "none")), 1, "no hay datos de un servidor en", "liegen keine Daten eines Servers"),
    (("import", str(work / "none")), 1, "import: no se puede leer", "lässt sich nicht lesen"),
]
for arguments, code, in_spanish, in_german in SENTENCES:
    says(f"es {arguments}", in_spanish, "--language", "es", *arguments, code=code)
    says(f"de {arguments}", in_german, "--language", "de", *arguments, code=code)

# What programs read is the same in every language.
for arguments in [("games", "--json"), ("replay", "--json", record), ("replay", "--json", bad), ("verify", "--json", record),
                  ("verify", "--json", bad), ("analyse", "--json", bad), ("puzzle", "--level", "easy", "--json", "--solution"),
                  ("perft", "--json", "24/7", "1", "x"), ("solve", "twenty-four-seven", "--json", "x"),
                  ("replay", "--position", "3", record), ("--version",)]:
    outputs = {run("--language", language, *arguments)[1] for language in ("en", "es", "de")}
    if len(outputs) != 1 or not outputs.pop():
        problems.append(f"{arguments}: not the same in every language, or nothing")

# Every command has its help, in words, in every language. Below `solve` and `prove` there are more.
COMMAND = re.compile(r"^  ([a-z0-9-]+)(?:, [^ ]+)*(?: {2,}|$)", re.M)


def commands(*above):
    out = run(*above, "--help")[1]
    names = COMMAND.findall(out.split("\nCommands:\n")[1]) if "\nCommands:\n" in out else []
    return [[*above, name] for name in names] + [below for name in names for below in commands(*above, name)]


found = commands()
if len(found) < 23 or ["solve", "twenty-one"] not in found:
    problems.append(f"commands are missing: {found}")
areas = "|".join(path.stem for path in pathlib.Path("texts/en").glob("**/*.json"))
for command in [[]] + found:
    texts = {language: run("--language", language, *command, "--help")[1] for language in ("en", "es", "de")}
    for language, text in texts.items():
        for leak in re.findall(rf"(?<![\w/.-])(?:{areas})\.[a-z][a-z-]+\b", text):
            problems.append(f"{language} {command}: the id {leak} has no words")
        for name in re.findall(r"^  (-[^\n]*)\n(?! {30}\S)", text, re.M):
            if not re.search(r"^.{28,}\S", name):
                problems.append(f"{language} {command}: {name} is not explained")
        if max(map(len, text.split("\n"))) > 80:
            problems.append(f"{language} {command}: a line is too long")
    for language in ("es", "de"):
        lines = set(texts["en"].split("\n")) & set(texts[language].split("\n"))
        same = [line for line in lines if len(line.split()) > 4]
        if same:
            problems.append(f"{language} {command}: in English: {same}")

print("\n".join(problems + [f"{len(found)} commands, {len(problems)} problems"]))
sys.exit(1 if problems else 0)
PYTHON
