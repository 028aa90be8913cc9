import { randomUUID } from 'node:crypto';
import { contract } from '#domain/contract/contract.ts';
import { callApi } from './callApi.ts';
import type { Account } from './people.ts';

/** What an hour costs at a new arena, in reais. */
const HOUR_PRICE = 90;

const HOURS = [7, 8, 9, 10, 18, 19, 20, 21];

/** An arena that only one test knows: two courts, the same hours every day, and nothing booked. Returns its owner. */
export async function openNewArena(address: string): Promise<Account> {
  const account = { email: `dona-${randomUUID()}@exemplo.com`, password: 'mare&vento' };
  const { token } = await callApi(address, contract.registerArena, {
    body: {
      name: 'Arena Ressaca',
      manager: 'Helena Prado',
      socials: { instagram: '@arenaressaca' },
      address: { city: 'Itanhaém' },
      phone: '13977776666',
      ...account,
    },
  });
  await callApi(address, contract.createCourts, {
    token,
    body: { courts: [{ name: 'Quadra 1' }, { name: 'Quadra 2' }] },
  });
  await callApi(address, contract.createTimeSlots, {
    token,
    body: { timeSlots: HOURS.map((startHour) => ({ startHour, price: HOUR_PRICE })) },
  });
  return account;
}
