import { Schema } from 'effect';
import { Instant } from '../values/id.ts';
import { MAIL_GROUP_NAMES, type MailGroup } from './mailChoices.ts';

/** Whether a person is told by WhatsApp, as they may know it themselves. */
export const WhatsappState = Schema.Struct({
  /** This installation has a number at WhatsApp. */
  isOffered: Schema.Boolean,
  /** Since when, if they are. */
  since: Schema.optionalKey(Instant),
  /** Their number, in digits with the code of its country. Missing for whoever hides it behind a name at WhatsApp. */
  number: Schema.optionalKey(Schema.String),
});
export type WhatsappState = typeof WhatsappState.Type;

/** What a person sends from the WhatsApp that is to be told. */
export const WhatsappCode = Schema.Struct({
  code: Schema.String,
  /** Opens a chat with our number, and the message with the code written. */
  address: Schema.String,
  endsAt: Instant,
});
export type WhatsappCode = typeof WhatsappCode.Type;

/** How long a code is taken, in minutes. */
export const CODE_MINUTES = 15;

/** Without letters that look like digits. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE = /QL-([2-9A-Z]{4})-([2-9A-Z]{4})-([2-9A-Z]{4})/;

/** A code that nobody guesses: twelve letters, 59 bits. @param draw gives whole numbers below its argument, by chance */
export function newCode(draw: (below: number) => number): string {
  const letters = Array.from({ length: 12 }, () => LETTERS.charAt(draw(LETTERS.length))).join('');
  return ['QL', letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}

/** The code in a message, if there is one. */
export function codeIn(text: string): string | undefined {
  return CODE.exec(text.toUpperCase())?.[0];
}

/** @param number ours, in digits with the code of its country */
export function chatAddress(number: string, code: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(`Quero receber os avisos da Quadra Livre aqui. Meu código: ${code}`)}`;
}

const STOPS: ReadonlySet<string> = new Set(['parar', 'pare', 'sair', 'stop', 'cancelar']);

/** Whether a message is one of the words that end all messages, and nothing else. */
export function isStop(text: string): boolean {
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return STOPS.has(letters);
}

/** What became of a message, from the least to the most that is known. One that was delivered never failed. */
export const DELIVERY_STATES = ['sending', 'accepted', 'sent', 'failed', 'delivered', 'read'] as const;
export const DeliveryState = Schema.Literals(DELIVERY_STATES);
export type DeliveryState = typeof DeliveryState.Type;

/** A message of ours, as its person may know it. */
export const WhatsappMessage = Schema.Struct({ notice: Schema.String, state: DeliveryState, at: Instant });

/** What is sent belongs to one of these: each has a template, which Meta approves before. */
export type TemplateGroup = Exclude<MailGroup, 'day'> | 'always';

const TEMPLATES: Readonly<Record<TemplateGroup, { readonly name: string; readonly lead: string }>> = {
  reservations: { name: 'quadra_reservas', lead: MAIL_GROUP_NAMES.reservations },
  reminders: { name: 'quadra_lembretes', lead: MAIL_GROUP_NAMES.reminders },
  payments: { name: 'quadra_pagamentos', lead: MAIL_GROUP_NAMES.payments },
  series: { name: 'quadra_mensalistas', lead: MAIL_GROUP_NAMES.series },
  events: { name: 'quadra_eventos', lead: MAIL_GROUP_NAMES.events },
  desk: { name: 'quadra_arena', lead: MAIL_GROUP_NAMES.desk },
  always: { name: 'quadra_importante', lead: 'Importante' },
};

/** In which language the templates are registered. */
export const TEMPLATE_LANGUAGE = 'pt_BR';

/** The text of each template as Meta has to know it, by its name. A parameter may neither begin nor end it. */
export const TEMPLATE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(TEMPLATES).map(({ name, lead }) => [
    name,
    `${lead}: *{{1}}*\n\n{{2}}\n\nVocê pediu os avisos da Quadra Livre por WhatsApp. Para não receber mais nenhum, responda PARAR.`,
  ]),
);

export function templateOf(group: TemplateGroup): string {
  return TEMPLATES[group].name;
}

/** As WhatsApp takes the parameter of a template: without line breaks, tabs and rows of spaces. */
export function templateParameter(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
