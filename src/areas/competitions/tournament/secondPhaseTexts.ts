export const SECOND_PHASE = {
  ask: 'Gerar segunda fase',
  askAgain: 'Gerar de novo',
  title: 'Gerar segunda fase?',
  titleAgain: 'Gerar a segunda fase de novo?',
  text: 'Os dois primeiros de cada grupo, se tiverem pontos, entram nas chaves. Quem ficou só no grupo por desistência entra também.',
  textAgain: 'As chaves de agora são desfeitas e montadas de novo com os classificados dos grupos.',
  confirm: 'Gerar segunda fase',
  confirmAgain: 'Gerar de novo',
  decline: 'Agora não',
} as const;

/** The texts when only one registration qualifies. */
export const ONE_LEFT = {
  ask: 'Definir campeões',
  hint: 'Só uma inscrição se classificou: não há com quem jogar a final.',
  title: 'Definir campeões?',
  text: 'Quem se classificou é campeão sem jogar a final, e o torneio termina.',
  confirm: 'Definir campeões',
} as const;

/** Why the second phase cannot be made yet. */
export function missingText(missing: number): string {
  return missing === 1
    ? 'Falta o placar de 1 partida da fase de grupos.'
    : `Faltam os placares de ${missing} partidas da fase de grupos.`;
}
