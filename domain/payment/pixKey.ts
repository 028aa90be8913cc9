import { isCnpj } from '../legal/cnpj.ts';
import { isLandline, isMobile } from '../people/areaCode.ts';
import { isCpf } from '../people/cpf.ts';

/** Why a text is no PIX key: `ambiguous` is a CPF and a mobile number as well, `landline` a phone that can be no key. */
type PixKeyFault = 'ambiguous' | 'landline' | 'unknown';

/** What is said of each beside the field. */
export const PIX_FAULTS: Readonly<Record<PixKeyFault, string>> = {
  ambiguous: 'É CPF ou celular? Escreva 529.982.247-25 ou (21) 98888-7777.',
  landline: 'Telefone fixo não é chave PIX.',
  unknown: 'Confira: não parece ser email, CPF, CNPJ, chave aleatória nem celular.',
};

type PixKeyReading = { readonly key: string } | { readonly fault: PixKeyFault };

/**
 * The normal form of a PIX key (Banco Central, DICT): a CPF as digits, a CNPJ as digits and capital letters, an e-mail in lower
 * case, a mobile phone as `+5513988887777`, or a random key. What may be two keys is none, because guessing could send money to
 * somebody else.
 */
export function readPixKey(typed: string): PixKeyReading {
  const text = typed.trim();
  const key = taxKey(text) ?? emailKey(text) ?? randomKey(text);
  const phone = phoneIn(text) ?? '';
  // Eleven bare digits may be both; brackets, spaces or dots say which is meant.
  if (key !== undefined) return isMobile(text) ? { fault: 'ambiguous' } : { key };
  if (isMobile(phone)) return { key: `+55${phone}` };
  return { fault: isLandline(phone) ? 'landline' : 'unknown' };
}

export function pixKeyOf(typed: string): string | undefined {
  const reading = readPixKey(typed);
  return 'key' in reading ? reading.key : undefined;
}

const DOTTED_CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

/** The digits of a number of Brazil, without its 55. */
function phoneIn(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text) || DOTTED_CPF.test(text)) return undefined;
  const digits = digitsOf(text);
  const isWithCountry = digits.startsWith('55') && digits.length > 11;
  if (text.startsWith('+') && !isWithCountry) return undefined;
  return isWithCountry ? digits.slice(2) : digits;
}

function taxKey(text: string): string | undefined {
  const isWritten = DOTTED_CPF.test(text) || /^\d{11}$/.test(text);
  if (isWritten) return isCpf(digitsOf(text)) ? digitsOf(text) : undefined;
  const places = text.toUpperCase().replace(/^(.{2})\.(.{3})\.(.{3})\/(.{4})-(.{2})$/, '$1$2$3$4$5');
  return isCnpj(places) && /^\w+$/.test(places) ? places : undefined;
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
