import { contract } from '#domain/contract/contract.ts';
import type { TestPerson, World } from '../booking/world.ts';

/** What the desk asks of its till. */
export function openDrawer(world: Pick<World, 'call'>) {
  const look = (who: TestPerson) => world.call(who, { method: 'GET', url: contract.openTill.path });

  async function current(who: TestPerson) {
    const { till } = (await look(who)).body.data;
    return till;
  }

  const close = (who: TestPerson, id: string, count: object) =>
    world.call(who, {
      method: 'PATCH',
      url: contract.closeTill.path.replace(':id', id),
      payload: { note: '', ...count },
    });

  return {
    look,
    current,
    close,
    start: (who: TestPerson, float: number) =>
      world.call(who, { method: 'POST', url: contract.startTill.path, payload: { float } }),
    read: (who: TestPerson, id: string) =>
      world.call(who, { method: 'GET', url: contract.till.path.replace(':id', id) }),
    closed: (who: TestPerson, query = '') => world.call(who, { method: 'GET', url: contract.closedTills.path + query }),
    move: (who: TestPerson, id: string, kind: 'supply' | 'withdrawal', value: number, reason = 'Troco') =>
      world.call(who, {
        method: 'POST',
        url: contract.moveCash.path.replace(':id', id),
        payload: { kind, value, reason },
      }),
    /** As a clerk does it: whenever cash has come while they counted, they count again. Answers with the closed till. */
    async closeAtLast(who: TestPerson, counted: number) {
      for (;;) {
        const { _id, cashEntries } = await current(who);
        const { body } = await close(who, _id, { counted, cashEntries });
        if (body.data) return body.data.till;
        if (body.error.code !== 'till_changed') throw new Error(body.message);
      }
    },
  };
}

export type Drawer = ReturnType<typeof openDrawer>;
