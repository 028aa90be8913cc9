import { expect, it } from 'vitest';
import { isNoticeKind, KINDS, wordsOf } from '#domain/notices/notice.ts';
import { WHO } from './table.ts';

/** A phone gives the title of a notification one line of about so many letters, and cuts the rest. */
const ONE_LINE = 40;
/** Months are named in titles; the longest is February. */
const FEBRUARY = '2026-02';

// Red with 'A administração voltou a mostrar a sua arena', or with 'A mensalidade de' of a bill.
it('a title that devices show fits on one line', () => {
  const titles = Object.keys(KINDS)
    .filter(isNoticeKind)
    .filter((kind) => KINDS[kind].mailed !== undefined)
    .map((kind) => {
      const { example } = KINDS[kind];
      return wordsOf(kind, 'month' in example ? { ...example, month: FEBRUARY } : example, WHO).title;
    });
  expect(titles.filter((title) => Array.from(title).length > ONE_LINE)).toEqual([]);
});
