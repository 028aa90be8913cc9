import { hourAtUtcMinus3 } from '../values/days/moment.ts';
import type { PixCharge } from './charge.ts';

/** Centavos: what a bank lets a telephone that its customer has not registered send in one PIX (Bacen, since November 2024). */
const UNREGISTERED_LIMIT = 200_00;

/**
 * Why the payer's bank may refuse a code. `night`: between 20:00 and 06:00, now or at the code's end, each bank has a limit for all that its
 * customer sends in a night, so no sum is safe; between persons it is R$ 1.000 unless they asked for more, to a company what the bank says.
 * `device`: the sum is more than a telephone may send that is not registered with the bank.
 */
export function bankLimitOf({
  value,
  validadePix,
  secondsLeft,
}: Pick<PixCharge, 'value' | 'validadePix' | 'secondsLeft'>): 'night' | 'device' | undefined {
  const now = new Date(validadePix.getTime() - secondsLeft * 1_000);
  const isNight = [now, validadePix].some((instant) => {
    const hour = hourAtUtcMinus3(instant);
    return hour >= 20 || hour < 6;
  });
  if (isNight) return 'night';
  return value > UNREGISTERED_LIMIT ? 'device' : undefined;
}
