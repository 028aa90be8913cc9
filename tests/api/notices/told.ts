import { contract } from '#domain/contract/contract.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { TestPerson, World } from '../booking/world.ts';

/** What people hear, and what they do with it. */
export function hearing(world: Pick<World, 'call' | 'database'>) {
  const get = (who: TestPerson, path: string) => world.call(who, { method: 'GET', url: path });

  return {
    list: async (who: TestPerson, after = '') => (await get(who, `${contract.notices.path}${after}`)).body.data,
    /** The titles of all that a person was told, the newest first. */
    async titles(who: TestPerson): Promise<string[]> {
      const { notices } = (await get(who, contract.notices.path)).body.data;
      return notices.map(({ title }: Notice) => title);
    },
    unread: async (who: TestPerson) => (await get(who, contract.unreadNotices.path)).body.data,
    read: (who: TestPerson, id: string) =>
      world.call(who, { method: 'PATCH', url: contract.readNotice.path.replace(':id', id) }),
    readUpTo: (who: TestPerson, upTo: string) =>
      world.call(who, { method: 'PATCH', url: contract.readNoticesUpTo.path, payload: { upTo } }),
    /** Who was told what since the last time, as `kind person`, whoever they are; `names` gives people theirs. */
    async heard(names: Readonly<Record<string, TestPerson>>): Promise<string[]> {
      const { rows } = await world.database.pool.query<{ kind: string; person_id: string }>(
        'delete from notice returning kind, person_id',
      );
      const nameOf = (id: string) => Object.entries(names).find(([, who]) => who.id === id)?.[0] ?? 'somebody else';
      return rows.map((row) => `${row.kind} ${nameOf(row.person_id)}`).toSorted();
    },
  };
}
