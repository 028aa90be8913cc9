import { Schema } from 'effect';
import { Day } from '../values/days/day.ts';

export const END_TO_END_FAULT =
  'Este não é o número de um PIX: ele começa com E e tem 32 letras e números. Copie do comprovante.';

const FORM = /^E\d{8}(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)[A-Za-z0-9]{11}$/u;
const isDay = Schema.is(Day);

/**
 * Whether it can be the end-to-end number of a PIX: `E`, the eight digits of the payer's bank (ISPB), the minute in UTC
 * (`yyyyMMddHHmm`) and eleven letters or digits.
 */
export function isEndToEnd(text: string): boolean {
  const match = FORM.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  return isDay({ year, month, day }) && hour < 24 && minute < 60;
}

/** The number as banks write it: without the spaces and line ends that come with it when it is copied. */
export function endToEndIn(typed: string): string {
  const number = typed.replaceAll(/\s/gu, '');
  return number.startsWith('e') ? `E${number.slice(1)}` : number;
}

/** The number in a request. */
export const EndToEnd = Schema.String.check(
  Schema.makeFilter((text: string) => isEndToEnd(text) || END_TO_END_FAULT, {
    toJsonSchema: () => ({ pattern: FORM.source }),
  }),
);
