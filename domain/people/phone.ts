import { Schema } from 'effect';

/** What is sent and stored: digits only, area code first. */
export const Phone = Schema.String.check(
  Schema.isMinLength(1, { message: 'O telefone é obrigatório.' }),
  Schema.isMinLength(11, { message: 'O telefone precisa ter no mínimo 11 caracteres.' }),
  Schema.isMaxLength(19, { message: 'O telefone precisa ter no máximo 19 caracteres.' }),
  Schema.isPattern(/^\d+$/, { message: 'O telefone precisa ter somente números.' }),
);

/** `(21) 98888-7777` as typed so far: the mask `(__) _____-____` over the first 11 digits. */
export function maskPhone(typed: string): string {
  const digits = phoneDigits(typed).slice(0, 11);
  if (digits.length < 3) return digits && `(${digits}`;
  const [area, first, last] = [digits.slice(0, 2), digits.slice(2, 7), digits.slice(7)];
  return last ? `(${area}) ${first}-${last}` : `(${area}) ${first}`;
}

export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** The digits of a number as it is typed or pasted: without the country's prefix, and no more than there are. */
export function nationalDigits(typed: string): string {
  const digits = phoneDigits(typed);
  const isWithCountry = digits.startsWith('55') && digits.length > 12;
  return (isWithCountry ? digits.slice(2) : digits).slice(0, 11);
}

/** WhatsApp's address of a Brazilian number (country prefix 55). */
export function whatsappLink(phone: string): string {
  return `https://wa.me/55${phoneDigits(phone)}`;
}
