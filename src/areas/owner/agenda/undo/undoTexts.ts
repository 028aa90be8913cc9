export const UNDO = {
  label: 'Último registro',
  titles: {
    payment: 'Pagamento registrado',
    cancellation: 'Reserva cancelada',
    noShow: 'Não compareceu',
    move: 'Horários mudados',
    giving: 'Passada para outra pessoa',
  },
  elsewhere: 'Reserva de outro dia',
  undo: 'Desfazer',
} as const;
