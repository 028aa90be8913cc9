export const GIVE = {
  title: 'Passar para outra pessoa',
  form: 'Nova pessoa da reserva',
  hint: 'Dia, horários, valor e pagamentos continuam os mesmos.',
  unseen: 'Quem tinha a reserva deixa de vê-la.',
  save: 'Passar reserva',
  dismiss: 'Voltar',
  unnamed: 'Informe para quem passa a reserva.',
  same: 'A reserva já é desta pessoa.',
} as const;
