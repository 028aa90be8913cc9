import { contract } from '#domain/contract/contract.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { TestPerson, World } from '../booking/world.ts';

/** What admins and receivers of payouts ask and do. */
export function openTreasury(world: Pick<World, 'call' | 'today'>, admin: TestPerson) {
  const get = (who: TestPerson, path: string) => world.call(who, { method: 'GET', url: path });
  const payee = (id: string) => get(admin, contract.payee.path.replace(':id', id));

  return {
    payees: async (query = '') => (await get(admin, contract.payees.path + query)).body.data,
    payee,
    account: async (id: string) => (await payee(id)).body.data,
    payouts: async (query = '') => (await get(admin, contract.payouts.path + query)).body.data,
    sheet: async ({ month, year }: Day) =>
      (await get(admin, `${contract.payoutSheet.path}?month=${month}&year=${year}`)).body.data,
    mine: async (who: TestPerson, query = '') => (await get(who, contract.myPayouts.path + query)).body.data,
    /** As the page does it: what is seen is what is paid, unless a test says otherwise. */
    async pay(id: string, change: object = {}, headers: Record<string, string> = {}, by = admin) {
      const { due, mark } = (await payee(id)).body.data;
      const payload = { amount: due, paidOn: world.today, receipt: 'E00000000202611231234', mark, ...change };
      return world.call(by, { method: 'POST', url: contract.makePayout.path.replace(':id', id), payload, headers });
    },
  };
}

export type Treasury = ReturnType<typeof openTreasury>;
