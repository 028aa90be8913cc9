export const BLOCK = {
  block: 'Bloquear arena',
  title: 'Bloquear arena?',
  text: 'não poderá mais pôr reservas, mensalidades nem vouchers na sua conta. O que já está reservado continua valendo, e você pode desbloquear em "Configurações". A arena não é avisada.',
  keep: 'Não bloquear',
} as const;
