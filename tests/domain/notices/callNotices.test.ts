import { describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { KINDS, type NoticeKind, wordsOf } from '#domain/notices/notice.ts';
import { type Told, WRITES } from '#domain/contract/callNotices.ts';
import { JOBS } from '#platform/outbox/jobs.ts';
import { JOB_NOTICES } from '#platform/outbox/jobNotices.ts';

const kinds = Object.keys(KINDS) as NoticeKind[];
const toldBy = (rows: Readonly<Record<string, Told>>) =>
  Object.values(rows).flatMap((told) => ('nobody' in told ? [] : [...told]));

describe('the table of messages', () => {
  it('has a row for every write of the contract and for every job', () => {
    const writes = Object.entries(contract).filter(([, { method }]) => method !== 'GET');
    expect(Object.keys(WRITES).toSorted()).toEqual(writes.map(([name]) => name).toSorted());
    expect(Object.keys(JOB_NOTICES).toSorted()).toEqual(Object.keys(JOBS).toSorted());
  });

  it('says why, wherever nobody is told', () => {
    const reasons = [...Object.values(WRITES), ...Object.values(JOB_NOTICES)].flatMap((told) =>
      'nobody' in told ? [told.nobody] : [],
    );
    expect(reasons.filter((why) => !/^\p{Lu}.{8,}\.$/u.test(why))).toEqual([]);
  });

  it('has no kind that nothing tells', () => {
    const told = new Set([...toldBy(WRITES), ...toldBy(JOB_NOTICES)]);
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
  });

  it.each(kinds)('%s is said in lines of words, and leads to a page that is there', (kind) => {
    const { title, line, path } = wordsOf(kind, KINDS[kind].example, 'Bia Lima');
    expect(title).toMatch(/^\p{Lu}[^.]{4,50}$/u);
    for (const one of line.split('\n')) expect(one).toMatch(/^\S.{4,200}\.$/u);
    expect(line).not.toMatch(/undefined|NaN|\bnull\b/);
    expect(routeOf(path.split('?')[0] ?? path)).toBeDefined();
  });

  it('is told of nobody by the name that the account had', () => {
    expect(wordsOf('bookingMade', KINDS.bookingMade.example, null).line).toMatch(/^Alguém:/);
  });
});
