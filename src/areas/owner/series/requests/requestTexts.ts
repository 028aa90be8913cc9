export const REQUESTS = {
  title: 'Pedidos',
  failed: 'Não foi possível carregar os pedidos.',
  anyCourt: 'Qualquer quadra',
  agree: 'Combinar',
  refuse: 'Recusar',
  more: 'Estes são os mais antigos. Os outros aparecem quando estes tiverem resposta.',
} as const;

export const REFUSAL = {
  title: 'Recusar pedido?',
  reason: 'Motivo',
  reasonHint: 'O jogador lê.',
  save: 'Recusar pedido',
  dismiss: 'Deixar esperando',
  gone: 'Este pedido não espera mais resposta.',
  close: 'Fechar',
} as const;
