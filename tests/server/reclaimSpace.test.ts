import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { dropPicture, keepPicture } from '#platform/uploads/keepPicture.ts';
import { makePerson } from '../api/cast.ts';
import { openTestDatabase } from '../database/databases.ts';

// Red without `reclaimSpace` in start/tidying/startTidying.ts: then the table is three times as large in the end.
it('pictures that are replaced again and again take no more room after each tidying', async () => {
  const database = await openTestDatabase();
  const { id } = await makePerson(database, 'player');
  const replace = () =>
    inTransaction(database, async (tx) => {
      const [person] = await tx.select({ avatar: people.avatar }).from(people).where(eq(people.id, id));
      await dropPicture(tx, person?.avatar ?? null);
      const sizes = [8_000, 30_000, 110_000].map((bytes, width) => ({ width, bytes: randomBytes(bytes) }));
      await tx
        .update(people)
        .set({ avatar: await keepPicture(tx, sizes) })
        .where(eq(people.id, id));
    });
  const sizes: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (let turn = 0; turn < 20; turn += 1) await replace();
    const { rows } = await database.pool.query<{ size: number }>("select pg_total_relation_size('picture') as size");
    sizes.push(rows[0]?.size ?? 0);
    await tidy(database);
  }
  const [first = 0] = sizes;
  // What is alive when the next round begins, one picture in three widths, comes on top once.
  expect(Math.max(...sizes)).toBeLessThan(first * 1.25);
  await database.close();
});
