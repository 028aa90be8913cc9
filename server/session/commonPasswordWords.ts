/**
 * What people in Brazil, and on this site, choose first, and no list from elsewhere knows. In lower case, without
 * accents, spaces and punctuation.
 */
export const GUESSED_HERE: readonly string[] = [
  // What is written on the door.
  ...['quadralivre', 'quadra', 'quadras', 'arena', 'areia', 'praia', 'reserva', 'torneio', 'jogador', 'jogadora'],
  ...['beachtennis', 'beachtenis', 'tenis', 'raquete', 'futevolei', 'volei', 'voleidepraia', 'futebol'],
  ...['senha', 'minhasenha', 'novasenha', 'mudar', 'mudeme', 'trocar', 'teste', 'entrar', 'acesso', 'admin', 'usuario'],
  // Clubs, by their names and as their supporters say them.
  ...['flamengo', 'mengao', 'mengo', 'corinthians', 'timao', 'vaicorinthians', 'palmeiras', 'verdao', 'santosfc'],
  ...[
    'saopaulo',
    'saopaulofc',
    'spfc',
    'tricolor',
    'vasco',
    'vascao',
    'vascodagama',
    'botafogo',
    'fogao',
    'fluminense',
  ],
  ...['gremio', 'internacional', 'colorado', 'cruzeiro', 'atletico', 'atleticomg', 'galo', 'galodoido', 'america'],
  ...['athletico', 'athleticopr', 'coritiba', 'parana', 'bahia', 'vitoria', 'sport', 'sportrecife', 'nautico'],
  ...['santacruz', 'fortaleza', 'ceara', 'goias', 'vilanova', 'avai', 'figueirense', 'chapecoense', 'criciuma'],
  ...['juventude', 'guarani', 'pontepreta', 'bragantino', 'portuguesa', 'remo', 'paysandu', 'cuiaba', 'mirassol'],
  // Faith, love and home.
  ...['deusefiel', 'deuseamor', 'deus', 'jesus', 'jesuscristo', 'jesusteama', 'jesusvive', 'gloriaadeus', 'amem'],
  ...['teamo', 'euteamo', 'amor', 'meuamor', 'amoreterno', 'minhavida', 'familia', 'felicidade', 'saudade', 'princesa'],
  ...[
    'brasil',
    'brasileiro',
    'riodejaneiro',
    'copacabana',
    'ipanema',
    'florianopolis',
    'recife',
    'salvador',
    'brasilia',
  ],
  // Rows of digits that are in no order.
  ...[
    '102030',
    '10203040',
    '010203',
    '01020304',
    '112233',
    '123321',
    '121314',
    '142536',
    '147258',
    '159753',
    '987654321',
  ],
];

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Forwards and backwards. */
export const KEYBOARD_ROWS: readonly string[] = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);
