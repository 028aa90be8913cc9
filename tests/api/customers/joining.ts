import { contract } from '#domain/contract/contract.ts';
import type { TestPerson, World } from '../booking/world.ts';

/** What a desk does with records that are one person's, and what it sees of them then. */
export function joiningOf(at: () => { readonly world: World; readonly owner: TestPerson }) {
  const send = (endpoint: keyof typeof contract, id: string, payload?: object, who: TestPerson = at().owner) => {
    const { method, path } = contract[endpoint];
    return at().world.call(who, { method, url: path.replace(':id', id), ...(payload && { payload }) });
  };
  return {
    join: (id: string, customer: string, who?: TestPerson) => send('joinCustomers', id, { customer }, who),
    split: (id: string, who?: TestPerson) => send('splitCustomer', id, undefined, who),
    ask: (id: string, player: string, who?: TestPerson) => send('askCustomerAccount', id, { player }, who),
    end: (id: string, who?: TestPerson) => send('endCustomerAccount', id, undefined, who),
    accept: (id: string, who: TestPerson) => send('acceptRecord', id, undefined, who),
    refuse: (id: string, who: TestPerson) => send('refuseRecord', id, undefined, who),
    own: async (who: TestPerson) => (await send('ownRecords', '', undefined, who)).body.data.records,
    record: (id: string, who?: TestPerson) => send('customerRecord', id, undefined, who),
    player: (id: string, who?: TestPerson) => send('arenaPlayer', id, undefined, who),
    listed: async (query = ''): Promise<string[]> => {
      const { body } = await at().world.call(at().owner, { url: `${contract.customers.path}?${query}` });
      return body.data.customers.map(({ name }: { name: string }) => name);
    },
  };
}
