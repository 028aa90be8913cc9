import { Schema } from 'effect';

/** Why an arena closes courts, the most sudden first. */
export const CLOSURE_REASONS = ['rain', 'maintenance', 'holiday', 'event'] as const;
export const ClosureReason = Schema.Literals(CLOSURE_REASONS);
export type ClosureReason = typeof ClosureReason.Type;

export const REASON_NAMES: Readonly<Record<ClosureReason, string>> = {
  rain: 'Chuva',
  maintenance: 'Manutenção',
  holiday: 'Feriado',
  event: 'Evento',
};
