import type { DayClosure } from '#domain/closures/closure.ts';
import { REASON_NAMES } from '#domain/hours/closureReason.ts';

export const UNDO = {
  label: 'Último registro',
  titles: {
    payment: 'Pagamento registrado',
    cancellation: 'Reserva cancelada',
    noShow: 'Não compareceu',
    move: 'Horários mudados',
    giving: 'Passada para outra pessoa',
    closure: 'Quadras fechadas',
  },
  elsewhere: 'Reserva de outro dia',
  elsewhereClosed: 'Fechamento de outro dia',
  undo: 'Desfazer',
} as const;

/** Of which closure it is; undefined when it is not of the day on screen. */
export function closedText(closure: DayClosure | undefined): string {
  return closure ? `${REASON_NAMES[closure.reason]} · por 1 minuto` : UNDO.elsewhereClosed;
}
