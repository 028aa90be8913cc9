export const UNDO = {
  label: 'Último pagamento',
  title: 'Pagamento registrado',
  elsewhere: 'Reserva de outro dia',
  undo: 'Desfazer',
} as const;
