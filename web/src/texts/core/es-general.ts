import type { Phrases } from './phrasebook';

/** What is said at any table: the catalogue, how moves are written, the table's own refusals, records and fairness. */
export const generalPhrases: Phrases = [
  // The catalogue: games, options, levels.
  [
    'Draft tiles, then place the sum of the neighbours; least left in hand wins',
    'Elige fichas y coloca la suma de las vecinas; gana quien se quede con menos en la mano',
  ],
  [
    'Six dice, and everybody writes: fill your rows, and match the printed values',
    'Seis dados y todos escriben: llena tus filas y acierta los valores impresos',
  ],
  [
    'Lay number tiles crosswise so that every line sums to twenty',
    'Cruza fichas con números de modo que cada línea sume veinte',
  ],
  [
    'Lay tiles in lines of at most 24; score lines of 7 and 24, runs and sets',
    'Coloca fichas en líneas de 24 como máximo; puntúan las líneas de 7 y de 24, las escaleras y los grupos',
  ],
  ['the designer is not named in the printed rules', 'el reglamento impreso no nombra a su autor'],
  ['2, or 1 to play both hands alone', '2, o 1 para jugar a solas las dos manos'],
  [
    'the centre tiles in the draw, a set out of 1 to 6, as in 1-6 or 2,4,6',
    'las fichas del centro que entran en el sorteo, del 1 al 6: por ejemplo 1-6 o 2,4,6',
  ],
  ['how many play', 'cuántos juegan'],
  [
    'random, or a different sheet A to F for each player, as in A,C',
    'al azar, o una hoja distinta de la A a la F para cada quien, como A,C',
  ],
  [
    'any open space, by choice; or the leftmost, and only by who cannot write',
    'cualquier espacio libre, por elección; o el de más a la izquierda, y solo quien no puede escribir',
  ],
  [
    'all yellow tiles, or half of them for a shorter game',
    'todas las fichas amarillas, o la mitad para una partida más corta',
  ],
  ['a time limit in minutes, 1 to 240, or none', 'un límite de tiempo en minutos, de 1 a 240, o ninguno'],
  ['any', 'cualquiera'],
  ['leftmost', 'el de más a la izquierda'],
  ['full', 'completa'],
  ['half', 'la mitad'],
  ['none', 'ninguno'],
  ['gentle', 'amable'],
  ['steady', 'constante'],
  ['sharp', 'agudo'],
  ['master', 'maestro'],
  ['greedy', 'codicioso'],
  ['random', 'al azar'],
  ['sees the next move, and often misjudges it', 've la próxima jugada, y a menudo la juzga mal'],
  [
    'thinks a few moves ahead, not always carefully',
    'piensa unas jugadas por delante, no siempre con cuidado',
  ],
  ['calculates well and drafts with a plan', 'calcula bien y elige sus fichas con un plan'],
  ['perfect as soon as the game can be solved', 'perfecto en cuanto la partida se puede resolver'],
  ['places the largest tile it can', 'coloca la ficha más grande que puede'],
  ['plays any legal move', 'hace cualquier jugada válida'],
  ['often misses its best plays', 'a menudo no ve sus mejores jugadas'],
  ['plays well, but misses things', 'juega bien, pero se le escapan cosas'],
  ['weighs what it keeps and what you can answer', 'sopesa lo que guarda y lo que puedes responder'],
  [
    'tries its plays on many draws; exact once the pool is empty',
    'prueba sus jugadas con muchos sorteos; exacto cuando la reserva está vacía',
  ],
  ['takes the most points now', 'toma todos los puntos que puede ahora mismo'],
  ['looks for points, and does not see all of them', 'busca puntos, y no los ve todos'],
  ['takes points and tries to leave none', 'toma puntos y procura no dejar ninguno'],
  ['plays the best moves out in its mind', 'juega mentalmente las mejores jugadas hasta el final'],
  ['plays many games ahead, and knows the end', 'juega muchas partidas por delante, y domina el final'],
  ['collects points and forgets the race', 'junta puntos y olvida la carrera'],
  [
    'knows that turns are dear, and often misjudges',
    'sabe que los turnos son valiosos, y a menudo se equivoca',
  ],
  ['weighs points against turns, on its own sheet', 'sopesa puntos y turnos, en su propia hoja'],
  [
    'plays for the chance to win, and watches every sheet',
    'juega por la probabilidad de ganar, y vigila todas las hojas',
  ],

  // How moves and chance are written.
  [
    'a move is "take 17 20", "7 d4" or "skip", with tiles 1 to 20 and squares a1 to e5; not {quoted}',
    'una jugada es "take 17 20", "7 d4" o "skip", con fichas del 1 al 20 y casillas de a1 a e5; no {quoted}',
  ],
  [
    'chance is "centre 4" or "first 1" (or 2), not {quoted}',
    'el azar es "centre 4" o "first 1" (o 2), no {quoted}',
  ],
  [
    'the centre tiles are a set out of 1 to 6, as in 1-6 or 2,4,6; not {quoted}',
    'las fichas del centro son un conjunto del 1 al 6, como 1-6 o 2,4,6; no {quoted}',
  ],
  [
    'a move is a tile and a square, "7 d4", or "skip", not {quoted}',
    'una jugada es una ficha y una casilla, "7 d4", o "skip", no {quoted}',
  ],
  [
    'chance is written "aside 3 7 9", "centre 1", "deal 1 4 5 6 7 8 8", "first 2" or "draw 4", not {quoted}',
    'el azar se escribe "aside 3 7 9", "centre 1", "deal 1 4 5 6 7 8 8", "first 2" o "draw 4", no {quoted}',
  ],
  [
    'write at least one of blue, green, red, yellow, white, black, each once, as in "write blue red"; not {quoted}',
    'escribe al menos uno de "blue" (azul), "green" (verde), "red" (rojo), "yellow" (amarillo), "white" (blanco), "black" (negro), una vez cada uno, como "write blue red"; no {quoted}',
  ],
  [
    'cross out a space by its printed value 1 to 6, as in "cross 5"; not {quoted}',
    'tacha un espacio por su valor impreso de 1 a 6, como "cross 5"; no {quoted}',
  ],
  [
    'a move is "keep", "reroll", "write blue red" or "cross 5"; not {quoted}',
    'una jugada es "keep" (conservar), "reroll" (volver a tirar), "write blue red" (escribir) o "cross 5" (tachar); no {quoted}',
  ],
  [
    'chance is written "sheets A C", "first 2" or "roll B3 G1 R6 Y2 W5 K4", each letter once; not {quoted}',
    'el azar se escribe "sheets A C", "first 2" o "roll B3 G1 R6 Y2 W5 K4", cada letra una vez; no {quoted}',
  ],
  [
    'the option sheets is random, or names {n1} different sheets for players={n2}, as in {sheets}; not {quoted}',
    'la opción sheets es random, o nombra {n1} hojas distintas para players={n2}, como {sheets}; no {quoted}',
  ],
  [
    'a move is written "f8 down 4 7 1 8", "f8 4" (one tile), "trade 3 4" or "pass", not {quoted}',
    'una jugada se escribe "f8 down 4 7 1 8", "f8 4" (una ficha), "trade 3 4" (cambiar) o "pass" (pasar), no {quoted}',
  ],
  [
    'chance is written "lay h2 4 d3 1 d5 2 l5 3 g8 5", "starter 7 *", "out 1 3 3 5 8", "deal 1 2 4 5 8 *" or "draw 1 3 7", not {quoted}',
    'el azar se escribe "lay h2 4 d3 1 d5 2 l5 3 g8 5", "starter 7 *", "out 1 3 3 5 8", "deal 1 2 4 5 8 *" o "draw 1 3 7", no {quoted}',
  ],
  ['which tiles? Name one to five', '¿qué fichas? Nombra de una a cinco'],
  ['at most 5 tiles, not {n}', '5 fichas como máximo, no {n}'],
  ['there is no tile {n1}: tiles are 1 to {n2}', 'no hay ficha {n1}: las fichas van del 1 al {n2}'],
  [
    'there is no square {word1}: squares are a1 to {square}',
    'no hay casilla {word1}: las casillas van de a1 a {square}',
  ],
  [
    'a deal names its seat first, as in "deal 1 4 5 6 7 8 8"',
    'un reparto nombra primero su asiento, como en "deal 1 4 5 6 7 8 8"',
  ],
  [
    'a wild stands for 1 to 19, *1 to *19, not {quoted}',
    'un comodín vale del 1 al 19, "*1" a "*19", no {quoted}',
  ],
  [
    'the square comes first, as in "f8 4", not {quoted}',
    'primero va la casilla, como en "f8 4", no {quoted}',
  ],
  [
    'a tile is a number, * (a wild) or *9 (a wild as 9), not {quoted}',
    'una ficha es un número, "*" (un comodín) o "*9" (un comodín como 9), no {quoted}',
  ],
  [
    'a yellow tile is 1 to 9 or *, not {quoted}',
    'una ficha amarilla es de 1 a 9 o "*" (un comodín), no {quoted}',
  ],
  ['name the number of the wild, from *1 to *19', 'di el número del comodín, de "*1" a "*19"'],
  [
    'a yellow tile is 1 to 9 or a wild *1 to *19, not {quoted}',
    'una ficha amarilla es de 1 a 9 o un comodín de "*1" a "*19", no {quoted}',
  ],
  [
    'say across or down when you play more than one tile',
    'di "across" (en horizontal) o "down" (en vertical) cuando juegues más de una ficha',
  ],
  [
    'fixed tiles are laid as "lay h2 4 d3 1 d5 2 l5 3 g8 5": a space and a number from 1 to 16 for each space of a group',
    'las fichas fijas se ponen como "lay h2 4 d3 1 d5 2 l5 3 g8 5": un espacio y un número del 1 al 16 para cada espacio de un grupo',
  ],
  [
    'name the seat, 1 to 4, and its tiles: "draw 1 3 7"',
    'di el asiento, del 1 al 4, y sus fichas: "draw 1 3 7"',
  ],
  [
    'the option time cannot be {quoted}; it can be none, or 1 to 240 minutes',
    'la opción time no puede ser {quoted}; puede ser none, o de 1 a 240 minutos',
  ],
  ['an option is written name=value, not {quoted}', 'una opción se escribe nombre=valor, no {quoted}'],
  ['there is no option {quoted}; there are: {name}', 'no hay opción {quoted}; hay: {name}'],
  ['the option {word} is given twice', 'la opción {word} está dos veces'],
  [
    'the option {word} cannot be {quoted}; it can be {n1} to {n2}',
    'la opción {word} no puede ser {quoted}; puede ir de {n1} a {n2}',
  ],
  [
    'the option {word} cannot be {quoted}; it can be {name}',
    'la opción {word} no puede ser {quoted}; puede ser {name}',
  ],
  ['write the move as {quoted1}, not {quoted2}', 'escribe la jugada como {quoted1}, no {quoted2}'],
  ['write it as {quoted1}, not {quoted2}', 'escríbelo como {quoted1}, no {quoted2}'],
  ['write the position as {name}', 'escribe la posición como {name}'],

  // The table.
  ['the game is over', 'la partida terminó'],
  ['the game is not over', 'la partida no ha terminado'],
  ['seat {n} resigned', 'el asiento {n} se rindió'],
  ['seat {n} ran out of time', 'al asiento {n} se le acabó el tiempo'],
  ['allowed', 'permitido'],
  ['unfinished', 'sin terminar'],
  ['there is no such seat', 'no existe ese asiento'],
  ['a spectator has no move', 'quien mira no juega'],
  ['{name} sits there', 'ahí está {name}'],
  ['a colour is a short word', 'un color es una palabra corta'],
  ['there is no bot {quoted} for {name}', 'no hay bot {quoted} para {name}'],
  ['the rematch is there already', 'la revancha ya existe'],
  ['there is nothing to undo', 'no hay nada que deshacer'],
  ['nobody can ask for the same tiles now', 'ahora nadie puede pedir las mismas fichas'],
  ['help is off, counted or free, not {quoted}', 'la ayuda es off, counted o free, no {quoted}'],
  ['nobody can be called {quoted}', 'nadie puede llamarse {quoted}'],
  ['a person cannot be called {quoted}', 'una persona no puede llamarse {quoted}'],
  [
    'a name is 1 to 40 bytes of visible text without commas, and not that of a bot',
    'un nombre tiene de 1 a 40 bytes de texto visible sin comas, y no es el de un bot',
  ],
  ['the name of an engine has at most {n} letters', 'el nombre de un motor tiene {n} letras como máximo'],
  [
    'a seat is open, bot:LEVEL or engine:NAME, not {quoted}',
    'un asiento es open, bot:NIVEL o engine:NOMBRE, no {quoted}',
  ],
  ['the game has {n1} seats, but {n2} are named', 'la partida tiene {n1} asientos, pero se nombran {n2}'],
  ['the game has {n1} seats, but {n2} are taken', 'la partida tiene {n1} asientos, pero hay {n2} ocupados'],
  [
    'the game has {n1} seats, but {n2} gave a share',
    'la partida tiene {n1} asientos, pero {n2} dieron un aporte',
  ],
  ['every seat has one share, or none has', 'cada asiento tiene un aporte, o ninguno lo tiene'],
  ['{quoted} is no share', '{quoted} no es un aporte'],
  [
    'host and table are told by an id without spaces',
    'la mesa y quien la abre tienen un identificador sin espacios',
  ],
  [
    'the share of the bot {word} is its name, not {quoted}',
    'el aporte del bot {word} es su nombre, no {quoted}',
  ],
  [
    'a clock is none, move:SECONDS, game:SECONDS[+SECONDS] or days:DAYS, not {quoted}',
    'un reloj es none, move:SEGUNDOS, game:SEGUNDOS[+SEGUNDOS] o days:DÍAS, no {quoted}',
  ],
  ['Seat {n}', 'Asiento {n}'],
  ['no bot of {name} judges this position', 'ningún bot de {name} evalúa esta posición'],

  // What is wrong with the kept log of a table.
  ['the log is empty', 'el registro de la mesa está vacío'],
  ['it does not fit the log', 'no corresponde al registro de la mesa'],
  ['a log begins with how the table is set up', 'el registro de una mesa empieza con su preparación'],
  ['entry {n} ({quoted}): {phrase}', 'entrada {n} ({quoted}): {phrase}'],
  ['entry {n}: {phrase}', 'entrada {n}: {phrase}'],
  ['{quoted} is no entry of a match', '{quoted} no es una entrada de una partida'],
  ['the seat cannot change hands', 'el asiento no puede cambiar de dueño'],
  ['nobody sits down', 'nadie se sienta'],
  ['the game has begun before', 'la partida ya había empezado'],
  ['a seat is empty', 'hay un asiento vacío'],
  ['the game has not begun', 'la partida no ha empezado'],
  ['no placed tile waits', 'ninguna ficha colocada espera'],
  ['nothing can wait for confirmation', 'nada puede esperar confirmación'],
  ['the game does not run', 'la partida no está en marcha'],
  ['there is no such bot', 'no existe ese bot'],
  ['the table pauses once at a time', 'la mesa ya estaba así'],
  ['there is nothing to ask for', 'no hay nada que pedir'],
  ['nobody asked to undo', 'nadie pidió deshacer'],

  // The core in the page.
  ['a request is one JSON object', 'una pregunta es un objeto JSON'],
  ['there is no question {quoted}', 'no existe la pregunta {quoted}'],
  [
    'a puzzle has a level (easy, medium, hard) and a seed',
    'un acertijo tiene un nivel (easy, medium, hard) y una semilla',
  ],
  ['there is no puzzle', 'no existe ese acertijo'],
  ['there is no bot {quoted}', 'no existe el bot {quoted}'],
  ['this game is not drawn', 'este juego no se dibuja'],
  ["it is not this seat's turn", 'no es el turno de este asiento'],

  // The server.
  ['the server is about to stop', 'el servidor está por detenerse'],
  ['the server stops', 'el servidor se detiene'],
  ['the server stops; nothing is lost', 'el servidor se detiene; no se pierde nada'],
  ['there is no such table', 'no existe esa mesa'],
  ['this game cannot be continued and was set aside', 'esta partida no puede continuar y se apartó'],
  ['the server cannot store games now', 'el servidor no puede guardar partidas ahora'],
  ['the server cannot read its games now', 'el servidor no puede leer sus partidas ahora'],
  [
    'too many connections: close some, or try again later',
    'demasiadas conexiones: cierra alguna o inténtalo más tarde',
  ],
  ['a request has one Host', 'una petición tiene un solo Host'],
  ['the only Transfer-Encoding is chunked', 'el único Transfer-Encoding es chunked'],
  ['too many servers write to this table', 'demasiados servidores escriben en esta mesa'],
  ['the disk is full', 'el disco está lleno'],
  ['this server has no engine {quoted}', 'este servidor no tiene el motor {quoted}'],
  ['this server has no such engine', 'este servidor no tiene ese motor'],
  ['the table could not be made', 'no se pudo crear la mesa'],
  ['this server has another name', 'este servidor tiene otro nombre'],
  ['play is at /ws', 'se juega en /ws'],
  ['pages of other origins may not play here', 'las páginas de otro origen no pueden jugar aquí'],
  ['pages of other origins may not write here', 'las páginas de otro origen no pueden escribir aquí'],
  ['there is only GET, HEAD and POST', 'solo hay GET, HEAD y POST'],
  ['too many requests from this address', 'demasiadas peticiones desde esta dirección'],
  ['too many new names from this address', 'demasiados nombres nuevos desde esta dirección'],
  ['too many are waiting already', 'ya esperan demasiados'],
  ['too many tables from this address', 'demasiadas mesas desde esta dirección'],
  ['too many messages', 'demasiados mensajes'],
  ['the body is application/json', 'el cuerpo es application/json'],
  ['the body is one JSON object', 'el cuerpo es un objeto JSON'],
  ['there is nothing to write to here', 'aquí no hay dónde escribir'],
  ['there is nothing here', 'aquí no hay nada'],
  ['there is no such page', 'no existe esa página'],
  ['the store cannot be read', 'no se puede leer el almacén'],
  ['a record is there when the game is over', 'el registro está disponible cuando la partida termina'],
  ['this game cannot be replayed any more', 'esta partida ya no se puede reproducir'],
  ['name and colour are texts', 'el nombre y el color son textos'],
  ['game, options and clock are texts', 'el juego, las opciones y el reloj son textos'],
  ['listed is true or false', 'listed es true o false'],
  ['seats is a list of texts', 'seats es una lista de textos'],
  ['a seat is kept only in a rematch', 'un asiento solo se reserva en una revancha'],
  ['messages are text', 'los mensajes son texto'],
  ['the first message is hello', 'el primer mensaje es hello'],
  ['this server speaks version {n} of the protocol', 'este servidor habla la versión {n} del protocolo'],
  ['the message is too long', 'el mensaje es demasiado largo'],
  ['a message is one JSON object', 'un mensaje es un objeto JSON'],
  ['an id has letters, digits, - and _ alone', 'un identificador solo tiene letras, dígitos, - y _'],
  ['there is no message of type {quoted}', 'no hay mensajes del tipo {quoted}'],
  ['{quoted} is missing', 'falta {quoted}'],
  ['{quoted} is empty', '{quoted} está vacío'],
  ['{quoted} is true or false', '{quoted} es true o false'],
  ['{quoted} is a number, 0 or more', '{quoted} es un número, 0 o más'],
  ['{quoted} is a number from 1 to {n}', '{quoted} es un número del 1 al {n}'],
  ['{quoted} is a text of at most {n} bytes', '{quoted} es un texto de {n} bytes como máximo'],

  // Records.
  ['line {n}: {phrase}', 'línea {n}: {phrase}'],
  ['there is no game {quoted}; there are: {name}', 'no hay juego {quoted}; hay: {name}'],
  [
    'a record has at most {n1} bytes, this has {n2}',
    'un registro tiene {n1} bytes como máximo, este tiene {n2}',
  ],
  ['this line is not text in UTF-8', 'esta línea no es texto en UTF-8'],
  [
    'a record begins with "twenties record 1", not {quoted}',
    'un registro empieza con "twenties record 1", no {quoted}',
  ],
  ['a record begins with {quoted}', 'un registro empieza con {quoted}'],
  ['the header "game:" is missing', 'falta el encabezado "game:"'],
  [
    'neither a header ("name: value") nor an action ("1: ...", "* ..."): {quoted}',
    'ni un encabezado ("nombre: valor") ni una acción ("1: ...", "* ..."): {quoted}',
  ],
  [
    'the header {quoted} must come before the first action',
    'el encabezado {quoted} va antes de la primera acción',
  ],
  ['the header {quoted} is given twice', 'el encabezado {quoted} está dos veces'],
  ['unknown header {quoted}; there are: {name}', 'encabezado desconocido {quoted}; hay: {name}'],
  [
    'the rules version is a number from 1, not {quoted}',
    'la versión de las reglas es un número desde 1, no {quoted}',
  ],
  [
    "a seat's name is 1 to {n} printable characters without commas, not {quoted}",
    'el nombre de un asiento tiene de 1 a {n} caracteres visibles sin comas, no {quoted}',
  ],
  ['a score is a number, not {quoted}', 'un puntaje es un número, no {quoted}'],
  [
    'a result is written "240 60 winners 1" or "12 winners none"',
    'un resultado se escribe "240 60 winners 1" o "12 winners none"',
  ],
  ["a winner is a seat's number, not {quoted}", 'quien gana es el número de un asiento, no {quoted}'],
  [
    'a move is written "1: ..." with the seat\'s number, 1 to {n}, not {quoted}',
    'una jugada se escribe "1: ..." con el número del asiento, del 1 al {n}, no {quoted}',
  ],
  [
    'after "!" stands "time", "resign 1" or "flag 1", not {quoted}',
    'después de "!" va "time", "resign 1" o "flag 1", no {quoted}',
  ],
  [
    'the position is of a game with the options {name1}, not {name2}',
    'la posición es de una partida con las opciones {name1}, no {name2}',
  ],
  [
    'the record follows version {n1} of the rules of {name}; this program plays version {n2}',
    'el registro sigue la versión {n1} de las reglas de {name}; este programa juega la versión {n2}',
  ],
  [
    'the record follows version {n1} of the rules of {name}; this program plays versions {n2} to {n3}',
    'el registro sigue la versión {n1} de las reglas de {name}; este programa juega las versiones {n2} a {n3}',
  ],
  [
    'this program plays version {n} of the rules of {name}, not {quoted}',
    'este programa juega la versión {n} de las reglas de {name}, no {quoted}',
  ],
  [
    'this program plays versions {n1} to {n2} of the rules of {name}, not {quoted}',
    'este programa juega las versiones {n1} a {n2} de las reglas de {name}, no {quoted}',
  ],
  [
    'the position follows version {n1} of the rules, not {n2}',
    'la posición sigue la versión {n1} de las reglas, no la {n2}',
  ],
  [
    'the header gives a result, but the game is not over',
    'el encabezado da un resultado, pero la partida no ha terminado',
  ],
  [
    'the header says {numbers1}, but the game came out {numbers2}',
    'el encabezado dice {numbers1}, pero la partida resultó {numbers2}',
  ],
  [
    'the header names other winners than the game has',
    'el encabezado nombra a otros ganadores que los de la partida',
  ],

  // Fairness.
  [
    'the secret does not fit the commitment: its SHA-256 is another',
    'el secreto no corresponde al compromiso: su SHA-256 es otro',
  ],
  [
    'the secret does not fit the commitment: its SHA-256 is {word}',
    'el secreto no corresponde al compromiso: su SHA-256 es {word}',
  ],
  [
    'a secret has 64 digits 0 to 9 and a to f, unlike {quoted}',
    'un secreto tiene 64 dígitos de 0 a 9 y de a a f, no como {quoted}',
  ],
  [
    'a commitment has 64 digits 0 to 9 and a to f, unlike {quoted}',
    'un compromiso tiene 64 dígitos de 0 a 9 y de a a f, no como {quoted}',
  ],
  [
    'a share is 1 to {n} letters, digits or signs without spaces and commas, unlike {quoted}',
    'un aporte tiene de 1 a {n} letras, dígitos o signos sin espacios ni comas, no como {quoted}',
  ],
  [
    'the headers "commitment:" and "shares:" go together, and "secret:" with them',
    'los encabezados "commitment:" y "shares:" van juntos, y "secret:" con ellos',
  ],
  [
    'the chance of a game comes from a seed or from a secret, not from both',
    'el azar de una partida viene de una semilla o de un secreto, no de ambos',
  ],
  ['the header "secret:" is empty', 'el encabezado "secret:" está vacío'],
  [
    'the seed is a number from 0 to 18446744073709551615',
    'la semilla es un número de 0 a 18446744073709551615',
  ],
];
