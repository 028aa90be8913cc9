import { describe, expect, it } from 'vitest';
import { isNoticeKind, KINDS, type NoticeKind } from '#domain/notices/notice.ts';
import { plain } from '#platform/mail/plain.ts';
import { changeLetter, plainWordsOf } from '#core/notices/changeLetter.ts';

const LINK_LIKE = [
  'premio.example',
  'premio\u2024example',
  'premio\u3002example',
  'premio\uFF0Eexample',
  'premio\uFF61example',
  'premio\u00B7example',
  'premio\u2022example',
  'premio\uA78Fexample!',
  'premio\u25AAexample',
  'www premio',
  '\uFF57ww premio',
  'https://premio',
  'premio@example',
  'Ligue 11 98888-7777',
  'Ligue \uFF11\uFF11 \u0669\u0668\u0668\u0668 7777',
  '0800 123 4567',
];

describe('a name that somebody typed', () => {
  // Red without `NAME`, `www` or `MOST_DIGITS` in server/platform/mail/plain.ts.
  it.each(LINK_LIKE)('%s is left out of what we send', (name) => {
    expect(plain(name)).toBeUndefined();
  });

  it.each([
    ['Arena Maré Alta', 'Arena Maré Alta'],
    ['Copa 2026, 3ª etapa', 'Copa 2026, 3a etapa'],
    ['Dr. João d’Ávila Jr.', 'Dr João d’Ávila Jr'],
    ['Praia & Sol 🏖️', 'Praia & Sol 🏖️'],
    ['Ana (Santos) – Nguyễn', 'Ana (Santos) – Nguyễn'],
  ])('%s is written', (name, written) => {
    expect(plain(name)).toBe(written);
  });
});

/** What the facts of a notice hold that is ours: days, hours, ids. All other texts that its words take are typed by people. */
const OURS = new Set(['reservation', 'day', 'hours', 'agreed', 'month', 'due', 'ends', 'until', 'round']);

/** Whether the kind takes any text there: of an id, a role, a reason out of a list it does not. */
function isFree(kind: NoticeKind, key: string): boolean {
  try {
    plainWordsOf({ kind, facts: { ...KINDS[kind].example, [key]: 'x' }, who: null });
    return true;
  } catch {
    return false;
  }
}

describe('what is sent of a notice', () => {
  const kinds = Object.keys(KINDS).filter(isNoticeKind);

  // Red without `withoutLinks` or `plain(who)` in core/notices/changeLetter.ts, without `guest` there, and without `lineOutside` of a kind.
  it.each(kinds)('%s holds no text that somebody typed', (kind) => {
    const { example } = KINDS[kind];
    const keys = [...Object.keys(example), 'guest'].filter((key) => !OURS.has(key) && isFree(kind, key));
    for (const typed of ['premio.example', 'premio\u2024example', '11 98888-7777']) {
      const facts = { ...example, ...Object.fromEntries(keys.map((key) => [key, typed])) };
      const told = { kind, facts, who: typed };
      const letter = changeLetter({ ...told, name: typed }, 'https://quadra.test');
      expect(JSON.stringify([plainWordsOf(told), letter])).not.toContain(typed);
    }
    expect(keys.length).toBeGreaterThan(0);
  });

  it('of a refused weekly hour and of a hidden arena says where the reason is', () => {
    for (const kind of ['seriesRefused', 'arenaHidden'] as const) {
      expect(plainWordsOf({ kind, facts: KINDS[kind].example, who: null }).line).toContain(
        'O motivo está nos seus avisos',
      );
    }
  });
});
