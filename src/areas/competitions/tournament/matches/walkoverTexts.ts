import type { Match, WalkoverReason } from '#domain/tournament/match.ts';
import type { Games } from '#domain/tournament/score.ts';
import { namesOf } from '#domain/tournament/sides.ts';

export const WALKOVER = {
  organizers: 'A organização decidiu esta partida por W.O., e só ela muda isso.',
  ask: 'Decidir por W.O.',
  title: 'Decidir por W.O.',
  absent: 'Quem não jogou?',
  absentMissing: 'Escolha quem não jogou.',
  reason: 'Por quê?',
  reasonMissing: 'Escolha o motivo.',
  games: 'Games até ali, se já tinha começado',
  note: 'A partida termina 6 a 0 para quem estava lá, vale os pontos na tabela e não conta nas vitórias. Dá para apagar depois, como um placar.',
  confirm: 'Declarar W.O.',
  back: 'Voltar ao placar',
  exists: 'Esta partida já tem placar. Para decidir por W.O., apague o placar antes.',
  overwrites: 'Se você salvar um placar, a partida passa a contar como jogada.',
} as const;

export const REASONS: Readonly<Record<WalkoverReason, string>> = {
  absent: 'Não compareceu',
  gaveUp: 'Desistiu da partida',
  hurt: 'Lesão',
};

/** `W.O. de Ana Souza / Bia Prado: não compareceu`; empty for a match that was played or is open. */
export function walkoverText({ walkover, doubleOne, doubleTwo }: Partial<Match>): string {
  if (!walkover) return '';
  const absent = [doubleOne, doubleTwo].find((double) => double?.id === walkover.absent);
  const midway = walkover.isMidway === true ? ', com o jogo em andamento' : '';
  return absent ? `W.O. de ${namesOf(absent)}: ${REASONS[walkover.reason].toLowerCase()}${midway}` : '';
}

/** What becomes of a match that had begun. */
export function midwayNote([one, two]: Games): string {
  return `O placar fica ${one} a ${two}: os games até ali contam, quem segue fica com os que faltavam para vencer, e a vitória conta. Dá para apagar depois, como um placar.`;
}
