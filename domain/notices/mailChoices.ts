import { Schema } from 'effect';

/** What people may have by mail, on their devices and by WhatsApp, or not. In the app they are told in any case. */
export const MAIL_GROUPS = ['reservations', 'reminders', 'payments', 'series', 'events', 'desk'] as const;
export const MailGroup = Schema.Literals(MAIL_GROUPS);
export type MailGroup = typeof MailGroup.Type;

/** By what a group comes besides the app. */
export const CHANNELS = ['mail', 'push', 'whatsapp'] as const;
export const Channel = Schema.Literals(CHANNELS);
export type Channel = typeof Channel.Type;

/** On screen, and in the letters. */
export const MAIL_GROUP_NAMES: Readonly<Record<MailGroup, string>> = {
  reservations: 'Reservas',
  reminders: 'Lembretes',
  payments: 'Prazos de pagamento',
  series: 'Mensalistas',
  events: 'Torneios e eventos',
  desk: 'Minha arena',
};

/** Hours of a day, by Brasília's clock, in which no letter or message goes and no device rings: from the first to before the last, over midnight or not. */
export const QuietHours = Schema.Struct({ from: hour(), to: hour() }).check(
  Schema.makeFilter(({ from, to }) => from !== to || 'Escolha horas diferentes para o começo e o fim.'),
);
export type QuietHours = typeof QuietHours.Type;

function hour() {
  return Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }, { message: 'Escolha uma hora de 0 a 23.' }));
}

/** What a person has chosen. */
export const MailChoices = Schema.Struct({
  /** The groups of which they want no mail. */
  off: Schema.Array(MailGroup),
  /** The groups that their devices do not show. */
  pushOff: Schema.Array(MailGroup),
  /** The groups that do not come by WhatsApp. */
  whatsappOff: Schema.Array(MailGroup),
  quiet: Schema.optionalKey(QuietHours),
});
export type MailChoices = typeof MailChoices.Type;

/** Where the groups stand that do not come by a channel. */
export const OFF_BY = {
  mail: 'off',
  push: 'pushOff',
  whatsapp: 'whatsappOff',
} as const satisfies Record<Channel, keyof MailChoices>;

/** How many hours of silence are left at an hour of the day; 0 outside of it. */
export function quietFor({ from, to }: QuietHours, hourNow: number): number {
  const length = (to - from + 24) % 24;
  const passed = (hourNow - from + 24) % 24;
  return passed < length ? length - passed : 0;
}

/** The address of the page that turns a group of letters off and on. @param token of `server/core/notices/mail/mailToken.ts` */
export function mailPath(token: string): string {
  return `/emails/${token}`;
}
