import { isCnpj, isCpf } from './taxNumber.ts';

/**
 * The normal form of a PIX key (Banco Central, DICT): a CPF or CNPJ as digits, an e-mail in lower case, a phone as
 * `+5513988887777`, or a random key. `undefined` for an invalid or ambiguous key, because guessing could send money to
 * somebody else: a phone needs its `+55` or brackets, and eleven bare digits are a CPF only if they cannot be a phone.
 */
export function pixKeyOf(typed: string): string | undefined {
  const text = typed.trim();
  return phoneKey(text) ?? taxKey(text) ?? emailKey(text) ?? randomKey(text);
}

function phoneKey(text: string): string | undefined {
  if (!/^(\+55[\s(\d]|\(\d\d\))[\s\d().-]*$/.test(text)) return undefined;
  const digits = digitsOf(text).slice(text.startsWith('+') ? 2 : 0);
  return PHONE.test(digits) ? `+55${digits}` : undefined;
}

/** Area code, then nine digits (mobile) or eight (landline). */
const PHONE = /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/;

function taxKey(text: string): string | undefined {
  const digits = digitsOf(text);
  if (/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text)) return isCpf(digits) ? digits : undefined;
  if (/^\d{11}$/.test(text)) return isCpf(digits) && !PHONE.test(digits) ? digits : undefined;
  if (/^(\d{14}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})$/.test(text)) return isCnpj(digits) ? digits : undefined;
  return undefined;
}

function emailKey(text: string): string | undefined {
  const key = text.toLowerCase();
  return key.length <= LONGEST_EMAIL && EMAIL.test(key) ? key : undefined;
}

const LONGEST_EMAIL = 77;
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

function randomKey(text: string): string | undefined {
  const key = text.toLowerCase();
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : undefined;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
