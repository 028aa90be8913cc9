import { MAX_CLOSED_DAYS } from '../closures/closure.ts';

/** The failures of the calls about closures. */
export const CLOSURE_FAILURES = {
  closure_not_found: { statusCode: 404, message: 'Este fechamento não existe mais.' },
  closure_changed: {
    statusCode: 409,
    message: 'As reservas mudaram enquanto você olhava. Confira os novos números e feche de novo.',
  },
  closure_too_long: { statusCode: 400, message: `Feche no máximo ${MAX_CLOSED_DAYS} dias de uma vez.` },
  rebooking_not_found: { statusCode: 404, message: 'Não há nada a escolher para esta reserva.' },
  rebooking_over: { statusCode: 409, message: 'A escolha para esta reserva já foi feita ou o prazo dela acabou.' },
  rebooking_price: { statusCode: 409, message: 'Este horário custa mais que o cancelado. Escolha outro.' },
  rebooking_at_desk: {
    statusCode: 409,
    message: 'O valor foi pago na arena: escolha outro horário ou o crédito, ou fale com a arena.',
  },
  only_begun: {
    statusCode: 409,
    message: 'Nestes horários só há reservas que já começaram, e elas contam como jogadas. Nada foi fechado.',
  },
  already_closed: { statusCode: 409, message: 'Estes horários já estão fechados.' },
} as const;
