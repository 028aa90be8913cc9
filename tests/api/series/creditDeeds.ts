import fc from 'fast-check';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

export function deedOf<Name extends string, Told extends object>(weight: number, name: Name, told: fc.Arbitrary<Told>) {
  return { weight, arbitrary: told.map((rest) => ({ ...rest, do: name })) };
}

const one = fc.nat({ max: 1 });

/** What players and desk do with credit: an hour is booked with it, and the desk returns it. */
export const CREDIT_DEEDS = [
  deedOf(
    4,
    'spend',
    fc.record({ who: one, court: one, days: fc.nat({ max: 40 }), hour: fc.integer({ min: 18, max: 20 }) }),
  ),
  deedOf(2, 'payOut', fc.record({ who: one, centavos: fc.integer({ min: 1, max: 120_00 }) })),
] as const;
type CreditDeed = (typeof CREDIT_DEEDS)[number]['arbitrary'] extends fc.Arbitrary<infer Told> ? Told : never;
type Of<Name extends CreditDeed['do']> = Extract<CreditDeed, { readonly do: Name }>;

interface Cast {
  readonly arena: TestArena;
  readonly players: readonly TestPerson[];
  readonly today: () => Promise<Day>;
}

/** Does the deeds of credit at an arena. */
export function openCredits(world: Omit<World, 'close'>, { arena, players, today }: Cast) {
  async function spend({ who: index, days, court, hour }: Of<'spend'>) {
    const order = orderOf(arena, addDays(await today(), 1 + days), [hour], court);
    return world.reserve(players[index], { ...order, useCredit: true });
  }

  async function payOut({ who: index, centavos }: Of<'payOut'>) {
    const url = contract.payOutCredit.path.replace(':id', players[index]?.id ?? '');
    return world.call(arena.owner, { method: 'POST', url, payload: { value: centavos / 100, method: 'cash' } });
  }

  return { spend, payOut };
}
