/** The password of all demonstration accounts; the server prints it at the start. */
export const DEMO_PASSWORD = 'quadra-livre';

/** The accounts for visitors of the demonstration. */
export const DEMO_ACCOUNTS = [
  { who: 'Jogadora', email: 'jogador@quadralivre.test', name: 'Marina Albuquerque' },
  { who: 'Jogador com cadastro incompleto', email: 'novato@quadralivre.test', name: 'Thiago Peixoto' },
  { who: 'Dona de arena (Areia de Copacabana)', email: 'arena@quadralivre.test', name: 'Helena Vasconcelos' },
  { who: 'Administração', email: 'admin@quadralivre.test', name: 'Regina Fontes' },
  { who: 'Recepção da Areia de Copacabana', email: 'recepcao@quadralivre.test', name: 'Priscila Antunes' },
] as const;
