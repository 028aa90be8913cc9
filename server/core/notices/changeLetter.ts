import { type NoticeKind, type Words, wordsOutside } from '#domain/notices/notice.ts';
import { greetingOf } from '#platform/mail/greeting.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { plain } from '#platform/mail/plain.ts';

interface Told {
  readonly name: string;
  readonly kind: NoticeKind;
  readonly facts: unknown;
  /** The name of whom it is about. */
  readonly who: string | null;
}

/** What stands for a typed name that could be taken for a link or a telephone number. */
const INSTEAD: Readonly<Record<string, string>> = {
  arena: 'Na arena',
  event: 'um evento',
  category: 'uma categoria',
  court: 'outra quadra',
  guest: 'um convidado',
};

/** A notice as a letter. @param home the app's public address, from the settings */
export function changeLetter({ name, kind, facts, who }: Told, home: string): Letter {
  const { title, line, path } = plainWordsOf({ kind, facts, who });
  return {
    subject: title,
    preheader: line.replaceAll('\n', ' '),
    greeting: greetingOf(name),
    paragraphs: line.split('\n'),
    action: { label: 'Ver na Quadra Livre', address: `${home}${path}` },
    notes: ['Você recebe esta mensagem porque é sobre algo seu na Quadra Livre.'],
  };
}

/** A notice in words for mail, messages and devices: no name that could be taken for a link or a telephone number, and no free text. */
export function plainWordsOf({ kind, facts, who }: Omit<Told, 'name'>): Words {
  return wordsOutside(kind, withoutLinks(facts), who === null ? null : (plain(who) ?? 'Alguém'));
}

function withoutLinks(facts: unknown): unknown {
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]: [string, unknown]) => {
      const instead = INSTEAD[key];
      return [key, instead !== undefined && typeof value === 'string' ? (plain(value) ?? instead) : value];
    }),
  );
}
