import { Schema } from 'effect';
import { isLandline, isMobile } from './areaCode.ts';

/** So many digits a phone has at most, of whatever country. */
const MOST_DIGITS = 19;

/** A phone as sent and stored: digits only, area code first. A landline has ten of them, and more places as it is typed. */
export const Phone = Schema.String.check(
  Schema.isMinCodePoints(1, { message: 'O telefone é obrigatório.' }),
  Schema.isMaxCodePoints(MOST_DIGITS, { message: `O telefone precisa ter no máximo ${MOST_DIGITS} caracteres.` }),
  Schema.isPattern(/^\d+$/u, { message: 'O telefone precisa ter somente números.' }),
  Schema.isPattern(/^(\d\d[2-5]\d{7}|\d{11,})$/u, { message: 'O telefone precisa ter no mínimo 11 caracteres.' }),
);

/** Whether these digits are a whole phone. */
export const isPhone: (digits: string) => boolean = Schema.is(Phone);

/** Whether these digits are a phone of Brazil with its area code. Others are kept as they are: somebody may know how to call them. */
export function isBrazilian(digits: string): boolean {
  return isMobile(digits) || isLandline(digits);
}

/**
 * Formats the digits typed so far as `(21) 98888-7777`, or a landline, whose third digit is 2 to 5, as `(21) 2222-3333`. More
 * than eleven are no phone of Brazil, and are shown as they are.
 */
export function maskPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.length > 11) return digits;
  if (digits.length < 3) return digits && `(${digits}`;
  const isShort = digits.charAt(2) !== '9' && digits.length < 11;
  const split = isShort ? 6 : 7;
  const [area, first, last] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)];
  return last ? `(${area}) ${first}-${last}` : `(${area}) ${first}`;
}

export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/**
 * The digits of a text that is a phone of Brazil and nothing else, however it is written: without the country's 55, the zero
 * before the area code and the code of a carrier after that zero. `undefined` where it is none: what is left of a foreign number
 * would be somebody else's.
 */
export function readPhone(text: string): string | undefined {
  const [, sign, written = ''] = /^\s*(\+|00)?([\d\s()./\u2010-\u2015-]+)$/.exec(text) ?? [];
  const digits = phoneDigits(written);
  const hasCountry = digits.startsWith('55');
  if (sign !== undefined) return hasCountry ? nationalOf(digits.slice(2)) : undefined;
  return nationalOf(digits) ?? (hasCountry ? nationalOf(digits.slice(2)) : undefined);
}

function nationalOf(digits: string): string | undefined {
  const forms = digits.startsWith('0') ? [digits.slice(1), digits.slice(3)] : [digits];
  return forms.find(isBrazilian);
}

/** The digits of what is typed or pasted into a phone's field: of a phone of Brazil those after its country, of another all. */
export function typedPhone(typed: string): string {
  // A key that is pressed in a full mask adds nothing.
  const isInMask = /^\(\d\d\) [\d-]*$/.test(typed);
  return readPhone(typed) ?? phoneDigits(typed).slice(0, isInMask ? 11 : MOST_DIGITS);
}

/** The WhatsApp link of a number: one of Brazil has its country's 55 put before it, a longer one has its own. */
export function whatsappLink(phone: string): string {
  const digits = phoneDigits(phone);
  return `https://wa.me/${digits.length > 11 ? digits : `55${digits}`}`;
}

/** The link of a message that is ready to be sent: to that number, or to a contact that is picked in WhatsApp. */
export function whatsappMessageLink(text: string, phone?: string): string {
  const address = phone === undefined ? 'https://wa.me/' : whatsappLink(phone);
  return `${address}?text=${encodeURIComponent(text)}`;
}
