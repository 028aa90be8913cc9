import { Schema } from 'effect';

/** Most credits of one voucher, including recharges. */
export const MOST_CREDITS = 10_000;
const CREDITS_MESSAGE = 'Informe um valor válido';

/** How many credits a voucher is given. */
export const Credits = Schema.Finite.check(
  Schema.isInt({ message: CREDITS_MESSAGE }),
  Schema.isBetween({ minimum: 1, maximum: MOST_CREDITS }, { message: CREDITS_MESSAGE }),
);
