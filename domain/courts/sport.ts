import { Schema } from 'effect';

export const SPORTS = ['BEACH_TENNIS', 'FUTEVOLEI', 'VOLEI_DE_PRAIA'] as const;

export const Sport = Schema.Literals(SPORTS);
export type Sport = typeof Sport.Type;

export const isSport = Schema.is(Sport);

/** The sport of a court until another is picked. */
export const DEFAULT_SPORT: Sport = 'BEACH_TENNIS';

/** What is played on a court that is not for all sports. */
export const CourtSports = Schema.Array(Sport).check(
  Schema.isMinLength(1, { message: 'Escolha ao menos um esporte.' }),
  Schema.makeFilter((sports) => new Set(sports).size === sports.length || 'O mesmo esporte foi escolhido duas vezes.'),
);

/** @param sports of a court; absent where all are played */
export function isPlayed(sport: Sport, sports: readonly Sport[] = SPORTS): boolean {
  return sports.includes(sport);
}

/** The sport where it is played, else the first that is. */
export function playedInstead(sport: Sport, sports: readonly Sport[] = SPORTS): Sport {
  return isPlayed(sport, sports) ? sport : (SPORTS.find((one) => isPlayed(one, sports)) ?? sport);
}

export const SPORT_NAMES: Readonly<Record<Sport, string>> = {
  BEACH_TENNIS: 'Beach Tennis',
  FUTEVOLEI: 'Futevôlei',
  VOLEI_DE_PRAIA: 'Vôlei de Praia',
};

const LIST = new Intl.ListFormat('pt-BR');

/** `Beach Tennis e Futevôlei` */
export function sportsText(sports: readonly Sport[]): string {
  return LIST.format(sports.map((sport) => SPORT_NAMES[sport]));
}
