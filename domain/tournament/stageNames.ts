import type { Stage } from './match.ts';

/** The phase in which one match is played, in the words of the screen. */
export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  GRUPOS: 'Fase de Grupos',
  ELIMINATORIAS: 'Eliminatórias',
  OITAVAS: 'Oitavas de final',
  QUARTAS: 'Quartas de final',
  SEMIFINAL: 'Semifinal',
  TERCEIRO_LUGAR: 'Terceiro lugar',
  FINAL: 'Final',
};
