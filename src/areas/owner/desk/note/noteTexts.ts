export const NOTE = {
  title: 'Observação',
  form: 'Observação da reserva',
  add: 'Observação',
  edit: 'Editar observação',
  /** On a card that has one. */
  mark: 'Com observação',
  hint: 'Só a arena vê: o jogador não recebe este texto.',
  save: 'Salvar',
  saveMine: 'Salvar só a minha',
  dismiss: 'Voltar',
  theirs: 'Outra janela salvou enquanto você escrevia:',
  theirsEmpty: 'Outra janela apagou a observação enquanto você escrevia.',
  join: 'Juntar as duas',
} as const;
