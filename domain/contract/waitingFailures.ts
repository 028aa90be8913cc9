import { MOST_WAITING } from '../waiting/waiting.ts';

/** The failures of the calls about the queue for taken hours. */
export const WAITING_FAILURES = {
  waiting_not_found: { statusCode: 404, message: 'Você não está mais nesta fila.' },
  offer_over: { statusCode: 409, message: 'O tempo desta oferta acabou. O horário passou para o próximo da fila.' },
  hour_free: { statusCode: 409, message: 'Há horário livre no que você escolheu. Reserve-o agora.' },
  waiting_exists: { statusCode: 409, message: 'Você já espera por um destes horários.' },
  too_many_waiting: {
    statusCode: 409,
    message: `Você já está em ${MOST_WAITING} filas. Saia de uma delas para entrar em outra.`,
  },
} as const;
