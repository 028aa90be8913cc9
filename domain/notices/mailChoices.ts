import { Schema } from 'effect';

/** What people may have by mail, on their devices and by WhatsApp, or not. In the app they are told in any case. */
export const MAIL_GROUPS = ['reservations', 'reminders', 'payments', 'series', 'events', 'desk', 'day'] as const;
export const MailGroup = Schema.Literals(MAIL_GROUPS);
export type MailGroup = typeof MailGroup.Type;

/** By what a group comes besides the app. */
export const CHANNELS = ['mail', 'push', 'whatsapp'] as const;
export const Channel = Schema.Literals(CHANNELS);
export type Channel = typeof Channel.Type;

/** The groups whose letters go to those alone who asked for them: all that they say stands in the app. */
const ON_REQUEST = ['day'] as const satisfies readonly MailGroup[];

/** Whether a group comes by a channel at all: the figures of a day are no message for a telephone. */
export function comesBy(group: MailGroup, by: Channel): boolean {
  return group !== 'day' || by !== 'whatsapp';
}

/** On screen, and in the letters. */
export const MAIL_GROUP_NAMES: Readonly<Record<MailGroup, string>> = {
  reservations: 'Reservas',
  reminders: 'Lembretes',
  payments: 'Prazos de pagamento',
  series: 'Mensalistas',
  events: 'Torneios e eventos',
  desk: 'Minha arena',
  day: 'Fim do dia',
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
  /** Those of what goes on request of which they want mail. */
  on: Schema.optionalKey(Schema.Array(MailGroup)),
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

/** Whether a person is told what a group tells by a channel. */
export function isWanted(choices: MailChoices, group: MailGroup, by: Channel): boolean {
  if (!comesBy(group, by)) return false;
  return by === 'mail' && isOnRequest(group)
    ? (choices.on ?? []).includes(group)
    : !choices[OFF_BY[by]].includes(group);
}

export function isOnRequest(group: MailGroup): boolean {
  return ON_REQUEST.some((one) => one === group);
}

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
