export const UNDO = {
  label: 'Último registro',
  titles: { payment: 'Pagamento registrado', cancellation: 'Reserva cancelada' },
  elsewhere: 'Reserva de outro dia',
  undo: 'Desfazer',
} as const;
