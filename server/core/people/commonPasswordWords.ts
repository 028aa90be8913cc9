const ON_THE_DOOR = `
  quadralivre quadra quadras arena areia praia reserva torneio jogador jogadora beachtennis beachtenis tenis raquete
  futevolei volei voleidepraia futebol senha minhasenha novasenha mudar mudeme trocar teste entrar acesso admin usuario`;

/** Football clubs, by their names and nicknames. */
const CLUBS = `
  flamengo mengao mengo corinthians timao vaicorinthians palmeiras verdao santosfc saopaulo saopaulofc spfc tricolor vasco
  vascao vascodagama botafogo fogao fluminense gremio internacional colorado cruzeiro atletico atleticomg galo galodoido
  america athletico athleticopr coritiba parana bahia vitoria sport sportrecife nautico santacruz fortaleza ceara goias
  vilanova avai figueirense chapecoense criciuma juventude guarani pontepreta bragantino portuguesa remo paysandu cuiaba
  mirassol`;

const FAITH_AND_LOVE = `
  deusefiel deuseamor deus jesus jesuscristo jesusteama jesusvive gloriaadeus amem teamo euteamo amor meuamor amoreterno
  minhavida familia felicidade saudade princesa`;

const PLACES = `
  brasil brasileiro riodejaneiro copacabana ipanema florianopolis recife salvador brasilia`;

const DIGITS = `
  102030 10203040 010203 01020304 112233 123321 121314 142536 147258 159753 987654321`;

/**
 * Frequent passwords in Brazil and on this site that general lists lack. In lower case, without accents, spaces and
 * punctuation.
 */
export const GUESSED_HERE: readonly string[] = [ON_THE_DOOR, CLUBS, FAITH_AND_LOVE, PLACES, DIGITS].flatMap((words) =>
  words.trim().split(/\s+/),
);

/** Forwards and backwards. */
export const KEYBOARD_ROWS: readonly string[] = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiop',
  'poiuytrewq',
  'asdfghjkl',
  'lkjhgfdsa',
  'zxcvbnm',
  'mnbvcxz',
];
