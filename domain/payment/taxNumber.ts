const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether 11 digits are a CPF that may have been issued: its check digits are right. */
export function isCpf(digits: string): boolean {
  return hasCheckDigits(digits, CPF_WEIGHTS);
}

/** The same of 14 digits and a CNPJ. */
export function isCnpj(digits: string): boolean {
  return hasCheckDigits(digits, CNPJ_WEIGHTS);
}

/** Checks the last two digits, modulo 11. A number of one repeated digit may pass that check but is never issued. */
function hasCheckDigits(digits: string, weights: readonly number[]): boolean {
  if (/^(\d)\1*$/.test(digits)) return false;
  const body = digits.slice(0, -2);
  const first = checkDigit(body, weights.slice(1));
  const second = checkDigit(body + first, weights);
  return digits === `${body}${first}${second}`;
}

function checkDigit(body: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
