import { hourAtUtcMinus3 } from '../days/moment.ts';
import type { PixCharge } from './charge.ts';

/** Centavos: between 20:00 and 06:00 banks let a person send no more by PIX, unless the person asked for more (Bacen). */
const NIGHT_LIMIT = 1_000_00;

/** Whether a code may be refused by the payer's bank because of the night: now, or at its end. */
export function mayMeetNightLimit({ value, validadePix, secondsLeft }: PixCharge): boolean {
  if (value <= NIGHT_LIMIT) return false;
  const now = new Date(validadePix.getTime() - secondsLeft * 1_000);
  return [now, validadePix].some((instant) => {
    const hour = hourAtUtcMinus3(instant);
    return hour >= 20 || hour < 6;
  });
}
