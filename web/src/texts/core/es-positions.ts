import type { Phrases } from './phrasebook';

/** Why a position that somebody wrote is none. The clause behind it is put back by the book. */
export const positionPhrases: Phrases = [
  // Game of 20
  ['a row of the board has 5 squares, not {n}', 'una fila del tablero tiene 5 casillas, no {n}'],
  [
    'a square has a tile, 1 to 20, or a dot; not {quoted}',
    'una casilla tiene una ficha, del 1 al 20, o un punto; no {quoted}',
  ],
  ['the board has 5 rows, not {n}', 'el tablero tiene 5 filas, no {n}'],
  ['a tile in hand is 1 to 20, not {quoted}', 'una ficha en mano va del 1 al 20, no {quoted}'],
  ['{who} has too many tiles {n}', '{who} tiene demasiadas fichas {n}'],
  ['there are 2 hands, not {n}', 'hay 2 manos, no {n}'],
  ['{who} has more than 12 tiles', '{who} tiene más de 12 fichas'],
  ['to-move is centre, first, 1 or 2; not {quoted}', 'to-move es centre, first, 1 o 2; no {quoted}'],
  [
    'the board is empty before the centre tile comes',
    'el tablero está vacío antes de que venga la ficha del centro',
  ],
  ['on c3 lies one of the centre tiles {numbers}', 'en c3 está una de las fichas del centro {numbers}'],
  ['before the draft the hands are 1,1,2 and 1,1,2', 'antes de elegir, las manos son 1,1,2 y 1,1,2'],
  [
    'before the draft nothing but the centre tile is on the board',
    'antes de elegir, en el tablero solo está la ficha del centro',
  ],
  [
    'in the draft each hand has 1,1,2 and none of the tiles 3 to 20 is there twice',
    'mientras se elige, cada mano tiene 1,1,2 y ninguna ficha del 3 al 20 está dos veces',
  ],
  [
    'no draft gives hands of {n1} and {n2} tiles with {who} to move',
    'ninguna elección da manos de {n1} y {n2} fichas con {who} en turno',
  ],
  [
    'besides the centre tile there are {n1} tiles {n2} on the board and in the hands, not {n3}',
    'además de la ficha del centro hay {n1} fichas {n2} en el tablero y en las manos, no {n3}',
  ],
  ['the higher hand sum starts: {who}', 'empieza la suma más alta: {who}'],
  ['the hands place in turn', 'las manos colocan por turnos'],

  // Twenty One
  ['a space is ".", "x" or 1 to 6, not {quoted}', 'un espacio es ".", "x" o de 1 a 6, no {quoted}'],
  [
    'seat {n1}, row {n2}: {n3} is over the printed {n4}',
    'asiento {n1}, fila {n2}: {n3} es más que el {n4} impreso',
  ],
  [
    'seat {n1}: row {n2} is marked before row {n3} is complete',
    'asiento {n1}: la fila {n2} está marcada antes de completar la fila {n3}',
  ],
  [
    'seat {n1}, row {n2}: space {n3} is crossed out with an open space left of it',
    'asiento {n1}, fila {n2}: el espacio {n3} está tachado con un espacio libre a su izquierda',
  ],
  [
    'a sheet has five rows with / between them, not {quoted}',
    'una hoja tiene cinco filas separadas por /, no {quoted}',
  ],
  [
    'a row has six spaces, as in "65x..1", not {quoted}',
    'una fila tiene seis espacios, como "65x..1", no {quoted}',
  ],
  ['rows has {n1} sheet for {n2} players', 'rows tiene {n1} hoja para {n2} jugadores'],
  ['rows has {n1} sheets for {n2} players', 'rows tiene {n1} hojas para {n2} jugadores'],
  [
    'every player marks in every turn, but one sheet takes at least {n1} turns and another at most {n2}',
    'todos marcan en cada turno, pero una hoja necesita al menos {n1} turnos y otra {n2} como máximo',
  ],
  ['a fifth row is complete, so the game is over', 'hay una quinta fila completa: la partida terminó'],
  [
    'the game is not over before a fifth row is complete',
    'la partida no termina antes de completar una quinta fila',
  ],
  [
    'dice are written B3,G1,R6,Y2,W5,K4, not {quoted}',
    'los dados se escriben B3,G1,R6,Y2,W5,K4, no {quoted}',
  ],
  [
    'before the second roll only locked dice are there: those that show 1',
    'antes de la segunda tirada solo están los dados fijos: los que muestran 1',
  ],
  ['all six dice are rolled', 'se tiran los seis dados'],
  ['six ones leave nothing to decide', 'seis unos no dejan nada que decidir'],
  ['a mark is -, BR or x5, not {quoted}', 'una marca es -, BR o x5, no {quoted}'],
  ['the mark {word} of seat {n}: {phrase}', 'la marca {word} del asiento {n}: {phrase}'],
  ['sealed has one mark, or -, for each player', 'sealed tiene una marca, o -, por jugador'],
  ['the marks of the others are written ?', 'las marcas de los demás se escriben ?'],
  ['when all have marked, nothing is sealed', 'cuando todos han marcado, no hay nada sellado'],
  [
    'dealt names a different sheet A to F for each player, not {quoted}',
    'dealt nombra una hoja distinta de la A a la F por jugador, no {quoted}',
  ],
  [
    'the sheets dealt are not those that the options name',
    'las hojas repartidas no son las que nombran las opciones',
  ],
  ['after the phase stands dealt=A,C', 'después de la fase va dealt=A,C'],
  ['after dealt stands active=1, up to {n}', 'después de dealt va active=1, hasta {n}'],
  [
    'after active stands dice=B3,G1,R6,Y2,W5,K4, or dice=- for none',
    'después de active va dice=B3,G1,R6,Y2,W5,K4, o dice=- si no hay',
  ],
  [
    'then stands rows=, the sheets with a comma between them',
    'luego va rows=, las hojas separadas por comas',
  ],
  ['at the end stands sealed=-,BR, or x5 for a cross', 'al final va sealed=-,BR, o x5 para un tachado'],
  [
    'after the options stands phase= and one of: {name}',
    'después de las opciones va phase= y uno de: {name}',
  ],
  ['named sheets need no phase=sheets', 'con hojas nombradas no hace falta phase=sheets'],
  ['too much in the position: {quoted}', 'sobra en la posición: {quoted}'],

  // Sums of 20
  ['2 to 4 players', 'de 2 a 4 jugadores'],
  ['options or phase out of range', 'opciones o fase fuera de rango'],
  ['there is no such seat at this table', 'no existe ese asiento en esta mesa'],
  ['an empty seat has tiles', 'un asiento vacío tiene fichas'],
  ['the fixed tile on {square} does not fit the phase', 'la ficha fija de {square} no corresponde a la fase'],
  ['the fixed tile {tile} on {square} is not there', 'la ficha fija {tile} de {square} no existe'],
  ['{square} cannot have the tile {tile}', '{square} no puede tener la ficha {tile}'],
  ['there are {n1} yellow tiles {tile}, not {n2}', 'hay {n1} fichas amarillas {tile}, no {n2}'],
  ['there are only {n} yellow tiles {tile}', 'solo hay {n} fichas amarillas {tile}'],
  ['the starter does not fit the phase', 'quien empieza no corresponde a la fase'],
  ['nobody has drawn for the start yet', 'nadie ha sacado todavía para empezar'],
  ['the starter is not known yet', 'todavía no se sabe quién empieza'],
  [
    '{n} tiles are out of the game, which does not fit',
    'hay {n} fichas fuera del juego, y eso no corresponde',
  ],
  ['seat {n1} cannot have {n2} tiles now', 'el asiento {n1} no puede tener {n2} fichas ahora'],
  ['nobody is to move yet', 'todavía no le toca a nadie'],
  ['the line from {square} is {sum}, not 20', 'la línea desde {square} es {sum}, no 20'],
  ['the tile on {square} does not touch the others', 'la ficha de {square} no toca a las demás'],
  ['the tally of a seat cannot be', 'la cuenta de un asiento no puede ser'],
  ['the tallies have {n1} tiles, the board {n2}', 'las cuentas tienen {n1} fichas, el tablero {n2}'],
  ['the tallies have {n1} sums, the board {n2}', 'las cuentas tienen {n1} sumas, el tablero {n2}'],
  [
    'the tallies have {n1} sums over +10 squares, the board {n2} to {n3}',
    'las cuentas tienen {n1} sumas sobre casillas +10, el tablero de {n2} a {n3}',
  ],
  ['there are no such rules', 'no existen esas reglas'],
  ['the tiles drawn for the start do not fit', 'las fichas sacadas para empezar no encajan'],
  [
    'tiles drawn for the start are written 44*, not {quoted}',
    'las fichas sacadas para empezar se escriben 44*, no {quoted}',
  ],
  ['only version 1 of the rules counts passes', 'solo la versión 1 de las reglas cuenta los pases'],
  ['no tile was traded, but a turn was', 'no se cambió ninguna ficha, pero sí pasó un turno'],
  ['nobody can have traded yet', 'nadie puede haber cambiado todavía'],
  ['the time cannot be up', 'el tiempo no puede haberse acabado'],
  ['so many turns without a play cannot be', 'no puede haber tantos turnos sin jugar'],
  [
    'the end of the game is not where the rules put it',
    'el final de la partida no está donde lo ponen las reglas',
  ],
  [
    'phase is lay, starter, out, deal, draw, play or over, not {quoted}',
    'phase es lay, starter, out, deal, draw, play u over, no {quoted}',
  ],
  ['to-move is a seat from 1 to {n}, not {quoted}', 'to-move es un asiento del 1 al {n}, no {quoted}'],
  [
    'starter is a seat, or the seats that are tied, not {quoted}',
    'starter es un asiento, o los asientos empatados, no {quoted}',
  ],
  ['{word} is a small number, not {quoted}', '{word} es un número pequeño, no {quoted}'],
  ['time-up is yes or no, not {quoted}', 'time-up es yes o no, no {quoted}'],
  [
    'a tile on the board is written f8:4 or f8:*9, not {quoted}',
    'una ficha en el tablero se escribe f8:4 o f8:*9, no {quoted}',
  ],
  ['the board has two tiles on {square}', 'el tablero tiene dos fichas en {square}'],
  ['racks are needed for {n} seats', 'hacen falta atriles para {n} asientos'],
  [
    'a rack has at most 5 tiles, or is written -, not {quoted}',
    'un atril tiene 5 fichas como máximo, o se escribe -, no {quoted}',
  ],
  ['a rack is written 1447*, not {quoted}', 'un atril se escribe 1447*, no {quoted}'],
  [
    'a tally is written sums,tiles,tens,fives,traded, not {quoted}',
    'una cuenta se escribe sums,tiles,tens,fives,traded, no {quoted}',
  ],
  ['tallies are needed for {n} seats', 'hacen falta cuentas para {n} asientos'],
  [
    'out is written as ten counts, of 1 to 9 and of wilds',
    'out se escribe con diez cantidades, de 1 a 9 y de comodines',
  ],
  ['out is - or a hidden count as ?40, not {quoted}', 'out es - o una cantidad oculta como ?40, no {quoted}'],
  ['more tiles are out than there are', 'hay más fichas fuera de las que existen'],
  ['no clause ends the game here', 'ninguna cláusula termina aquí la partida'],
  ['a position has the fields {name}', 'una posición tiene los campos {name}'],
  [
    'the field out= is there with pool=half, and only then',
    'el campo out= está con pool=half, y solo entonces',
  ],
  ['the field {word} is expected, not {quoted}', 'se espera el campo {word}, no {quoted}'],

  // 24/7
  [
    'turn is aside, centre, deal1, first, 1, draw1 or over, with the number of a seat, not {quoted}',
    'turn es aside, centre, deal1, first, 1, draw1 u over, con el número de un asiento, no {quoted}',
  ],
  ['there are more than four tiles {n}', 'hay más de cuatro fichas {n}'],
  ['there is no tile on d4', 'no hay ficha en d4'],
  ['no tiles lead from d4 to {square}', 'ninguna ficha lleva de d4 a {square}'],
  ['a line through {square} sums to {n}', 'una línea por {square} suma {n}'],
  ['there can be no block on {square}', 'en {square} no puede haber un bloque'],
  ['there must be a block on {square}', 'en {square} debe haber un bloque'],
  [
    'a board has seven rows of seven squares, with / between the rows',
    'un tablero tiene siete filas de siete casillas, separadas por /',
  ],
  [
    'a square is 1 to 9, T for a ten, # for a block or . when empty',
    'una casilla es de 1 a 9, T para un diez, # para un bloque o . si está vacía',
  ],
  [
    'tiles are 1 to 10 with commas, or - for none, not {quoted}',
    'las fichas van del 1 al 10 con comas, o - si no hay, no {quoted}',
  ],
  ['there are {n} hands, with / between them', 'hay {n} manos, separadas por /'],
  ['{n1} points are no multiple of {n2}', '{n1} puntos no son múltiplo de {n2}'],
  [
    '{n} points are more than the tiles on the board can have brought',
    '{n} puntos son más de los que pueden haber dado las fichas del tablero',
  ],
  [
    'points has one list per seat, with / between them',
    'points tiene una lista por asiento, separadas por /',
  ],
  [
    'a seat has five numbers of points: for sums of 7, sums of 24, runs, sets, bonuses',
    'un asiento tiene cinco cantidades de puntos: sumas de 7, sumas de 24, escaleras, grupos, bonificaciones',
  ],
  ['points are 0 to 65535, not {quoted}', 'los puntos van de 0 a 65535, no {quoted}'],
  ['{n} tiles are set aside at this point', 'en este momento hay {n} fichas apartadas'],
  [
    'before the first move only the centre has a tile',
    'antes de la primera jugada solo el centro tiene ficha',
  ],
  [
    'a tile is drawn only after a move, from a bag that is not empty',
    'solo se saca ficha después de una jugada, de una bolsa que no está vacía',
  ],
  ['the hands do not have the right number of tiles', 'las manos no tienen el número correcto de fichas'],
  ['nobody can place, so the game is over', 'nadie puede colocar: la partida terminó'],
  ['somebody can place, so the game is not over', 'alguien puede colocar: la partida no ha terminado'],
  ['here comes {word}, not {quoted}', 'aquí va {word}, no {quoted}'],
  [
    'hidden tiles are written ?6, or - for none, not {quoted}',
    'las fichas ocultas se escriben ?6, o - si no hay, no {quoted}',
  ],
  ['there is a hand for each player', 'hay una mano por jugador'],
  ['more tiles are hidden than there are', 'hay más fichas ocultas de las que existen'],
  ['the number of tiles set aside does not fit', 'el número de fichas apartadas no corresponde'],
];
