export const GIVING = { history: 'Trocas de pessoa', before: 'Era de', undo: 'Desfazer troca' } as const;
