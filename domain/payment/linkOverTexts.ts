import type { OverReason } from './paymentLink.ts';

/** Why a link is over, for whoever has it. That the reservation is somebody else's is not the payer's business. */
export const OVER_TEXTS: Readonly<Record<OverReason, string>> = {
  paid: 'Esta reserva já está paga.',
  cancelled: 'Esta reserva foi cancelada. Se você já pagou, fale com a arena.',
  begun: 'O jogo já começou. Pague no balcão da arena; se você já pagou, fale com ela.',
  given: 'Se você já pagou, fale com a arena.',
};
