import { Schema, SchemaGetter } from 'effect';

const DIGITS = 11;

/** A CPF as sent and stored: 11 digits with valid check digits. */
export const Cpf = Schema.String.check(
  Schema.isPattern(/^\d{11}$/u, { message: 'O CPF precisa ter 11 números.' }),
  Schema.makeFilter((digits) => isCpf(digits) || 'Este CPF não existe. Confira os números.'),
);

/** A CPF as it is typed; nothing typed means none. */
export const CpfForm = Schema.Struct({
  cpf: Schema.String.check(
    Schema.makeFilter((typed) => typed === '' || typed.length === DIGITS || 'O CPF precisa ter 11 números.'),
    Schema.makeFilter((typed) => typed.length !== DIGITS || isCpf(typed) || 'Este CPF não existe. Confira os números.'),
  ).pipe(
    Schema.decodeTo(Schema.NullOr(Cpf), {
      decode: SchemaGetter.transform((typed: string) => (typed === '' ? null : typed)),
      encode: SchemaGetter.transform((cpf: string | null) => cpf ?? ''),
    }),
  ),
});

/** The first 11 digits of what is typed or pasted. */
export function cpfDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, DIGITS);
}

/** Formats the digits typed so far as `529.982.247-25`. */
export function maskCpf(typed: string): string {
  const digits = cpfDigits(typed);
  const [first, second, third, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)];
  const whole = [first, second, third].filter((part) => part !== '').join('.');
  return last === '' ? whole : `${whole}-${last}`;
}

/** Whether 11 digits are a CPF that may have been issued: its last two, modulo 11, are right. One digit all along never is issued. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  const body = digits.slice(0, -2);
  const first = checkDigit(body);
  return digits === `${body}${first}${checkDigit(body + first)}`;
}

/** Modulo 11; the weights end with 2 at the last digit. */
function checkDigit(body: string): number {
  const sum = Array.from(body).reduce((total, digit, at) => total + Number(digit) * (body.length + 1 - at), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
