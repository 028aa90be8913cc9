import { Schema } from 'effect';

/** A phone as sent and stored: digits only, area code first. */
export const Phone = Schema.String.check(
  Schema.isMinLength(1, { message: 'O telefone é obrigatório.' }),
  Schema.isMinLength(11, { message: 'O telefone precisa ter no mínimo 11 caracteres.' }),
  Schema.isMaxLength(19, { message: 'O telefone precisa ter no máximo 19 caracteres.' }),
  Schema.isPattern(/^\d+$/, { message: 'O telefone precisa ter somente números.' }),
);

/** Whether these digits are a whole phone. */
export const isPhone: (digits: string) => boolean = Schema.is(Phone);

/** Formats the first 11 digits typed so far as `(21) 98888-7777`, or a landline, which does not begin with 9, as `(21) 2222-3333`. */
export function maskPhone(typed: string): string {
  const digits = phoneDigits(typed).slice(0, 11);
  if (digits.length < 3) return digits && `(${digits}`;
  const isLandline = digits.charAt(2) !== '9' && digits.length < 11;
  const split = isLandline ? 6 : 7;
  const [area, first, last] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)];
  return last ? `(${area}) ${first}-${last}` : `(${area}) ${first}`;
}

export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** The digits of a typed or pasted number, without the country prefix 55, at most 11. */
export function nationalDigits(typed: string): string {
  const digits = phoneDigits(typed);
  const isWithCountry = digits.startsWith('55') && digits.length > 12;
  return (isWithCountry ? digits.slice(2) : digits).slice(0, 11);
}

/** The WhatsApp link of a Brazilian number (country prefix 55). */
export function whatsappLink(phone: string): string {
  return `https://wa.me/55${phoneDigits(phone)}`;
}

/** The link of a message that is ready to be sent: to that number, or to a contact that is picked in WhatsApp. */
export function whatsappMessageLink(text: string, phone?: string): string {
  const address = phone === undefined ? 'https://wa.me/' : whatsappLink(phone);
  return `${address}?text=${encodeURIComponent(text)}`;
}
