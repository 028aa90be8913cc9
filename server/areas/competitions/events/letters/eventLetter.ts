import { type ChangedField, changedName, changeText } from '#domain/events/change.ts';
import { eventPath } from '#domain/navigation/paths.ts';
import { sentence } from '#domain/values/days/formatDay.ts';
import { greetingOf } from '#platform/mail/greeting.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { plain } from '#platform/mail/plain.ts';

/** What a person is told of an event that they are, or were, in. */
export interface EventNews {
  readonly name: string;
  readonly event: { readonly id: string; readonly name: string };
  /** The categories of theirs that do not take place. */
  readonly calledOff: readonly string[];
  readonly changes: readonly {
    readonly field: ChangedField;
    /** Of which category of theirs; `undefined` for the event itself. */
    readonly category: string | undefined;
    readonly before: string;
    readonly after: string;
  }[];
}

/** @param home the app's public address, from the settings */
export function eventLetter({ name, event, calledOff, changes }: EventNews, home: string): Letter {
  const what = plain(event.name) ?? 'Um evento em que você está inscrito';
  const isOff = calledOff.length > 0;
  return {
    subject: isOff ? `Cancelado: ${what}` : `Mudou: ${what}`,
    preheader: isOff ? 'Veja o que acontece com a sua inscrição.' : 'Veja o que mudou na página do evento.',
    greeting: greetingOf(name),
    paragraphs: [
      ...(isOff ? [offText(what, calledOff)] : []),
      ...(changes.length > 0 ? [`A organização mudou o evento ${what}:`, ...changes.map(changeLine)] : []),
    ],
    action: { label: 'Abrir o evento', address: `${home}${eventPath(event.id)}` },
    notes: ['Você recebe esta mensagem porque se inscreveu neste evento na Quadra Livre.'],
  };
}

function offText(what: string, categories: readonly string[]): string {
  const named = categories.flatMap((category) => plain(category) ?? []).join(', ');
  const where = named === '' ? what : `${named}, em ${what}`;
  return `A organização cancelou ${where}. O que você pagou pela plataforma volta automaticamente; o que foi pago direto à organização se combina com ela.`;
}

/** Typed by the organizer: the page shows them, but a letter of ours must not carry a stranger's link. */
const TYPED: ReadonlySet<ChangedField> = new Set<ChangedField>(['name', 'place', 'contact', 'pix']);

function changeLine(told: EventNews['changes'][number]): string {
  const change = { ...told, category: told.category === undefined ? undefined : plain(told.category) };
  return sentence(TYPED.has(change.field) ? `${changedName(change)}: veja na página do evento` : changeText(change));
}
