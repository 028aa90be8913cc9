import { beforeAll, expect, it } from 'vitest';
import { fold, sortKeyOf } from '#domain/values/text/names.ts';
import { folded, sortable } from '#platform/database/folded.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

/** Latin-1, Latin Extended-A and -B, and Latin Extended Additional, which has the letters of Vietnamese. */
const LETTERS = [
  ...Array.from({ length: 0x250 - 0xa0 }, (_, index) => 0xa0 + index),
  ...Array.from({ length: 0x100 }, (_, index) => 0x1e00 + index),
].map((code) => String.fromCodePoint(code));

describeOnDatabases('a name', (open) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));

  const asked = async (sql: string, texts: readonly string[]) => {
    const { rows } = await database.pool.query<{ key: string }>(
      `select ${sql} as key from unnest($1::text[]) with ordinality as asked(name, place) order by place`,
      [texts],
    );
    return rows.map(({ key }) => key);
  };

  // Red without `LONGER`, without `FROM` and `TO`, and without `normalize` in folded.ts.
  it('is folded alike by the database and by the domain, each letter composed and in pieces', async () => {
    const texts = [...LETTERS, ...LETTERS.map((letter) => letter.normalize('NFD'))].map((letter) => `a${letter}z`);
    expect(await asked(folded('name'), texts)).toEqual(texts.map(fold));
  });

  it('is ordered alike', async () => {
    const texts = ['Quadra 2', 'QUADRA 10', 'Água 007', 'a1b22c333', 'Q 12345678901', 'Arena', '٣'];
    expect(await asked(sortable('name'), texts)).toEqual(texts.map(sortKeyOf));
  });
});
