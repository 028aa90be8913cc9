import { Schema } from 'effect';

export const SPORTS = ['BEACH_TENNIS', 'FUTEVOLEI', 'VOLEI_DE_PRAIA'] as const;

export const Sport = Schema.Literals(SPORTS);
export type Sport = typeof Sport.Type;

export const isSport = Schema.is(Sport);

/** The sport of a court until another is picked. */
export const DEFAULT_SPORT: Sport = 'BEACH_TENNIS';

export const SPORT_NAMES: Readonly<Record<Sport, string>> = {
  BEACH_TENNIS: 'Beach Tennis',
  FUTEVOLEI: 'Futevôlei',
  VOLEI_DE_PRAIA: 'Vôlei de Praia',
};
