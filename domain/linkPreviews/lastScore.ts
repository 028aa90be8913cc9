import type { Stage } from '../tournament/match.ts';
import { groupName } from '../tournament/draw.ts';
import type { Games } from '../tournament/score.ts';
import { STAGE_NAMES } from '../tournament/stageNames.ts';

/** The match of a tournament that was scored last, as its public page tells it. */
export interface LastScore {
  readonly stage: Stage;
  /** Missing in the second phase. */
  readonly groupIndex?: number;
  /** The players of each side, as they are called here. */
  readonly one: readonly string[];
  readonly two: readonly string[];
  readonly games: Games;
}

const NAMES = new Intl.ListFormat('pt-BR');

/** `Ana e Bia 6 × 3 Caio e Duda` */
export function scoreText({ one, two, games }: LastScore): string {
  return `${NAMES.format(one)} ${games[0]} × ${games[1]} ${NAMES.format(two)}`;
}

/** `Grupo A`, `Semifinal` */
export function scoredStage({ stage, groupIndex }: LastScore): string {
  return groupIndex === undefined ? STAGE_NAMES[stage] : groupName(groupIndex);
}
