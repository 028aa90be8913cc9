import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openSlotDesk, type SlotDesk } from './slotDesk.ts';
import { sweep } from '../../sweep.ts';

const HOURS = [8, 18, 19];
const COURTS = ['Quadra 1', 'Quadra 2'];
const price = fc.integer({ min: 0, max: 40_000 }).map((centavos) => centavos / 100);
const hour = fc.constantFrom(...HOURS);

const deed = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), hour, price }),
  fc.record({ kind: fc.constant('all' as const), price }),
  fc.record({ kind: fc.constant('toggle' as const), hour }),
  fc.record({
    kind: fc.constant('alter' as const),
    hour,
    inDays: fc.constantFrom(0, 1),
    court: fc.constantFrom(undefined, ...COURTS),
    isAvailable: fc.boolean(),
    price: fc.option(price, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat({ max: 5 }) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;
type Alteration = Extract<Deed, { kind: 'alter' }>;

/** The arena as its owner would tell it, with nothing shared with the code. */
class Told {
  readonly prices = new Map(HOURS.map((at) => [at, at === 8 ? 60 : 80.5]));
  readonly closed = new Set<number>();
  alterations: Alteration[] = [];

  day(inDays: number) {
    return Object.fromEntries(
      COURTS.map((court) => [court, Object.fromEntries(HOURS.map((at) => [at, this.#seen(at, court, inDays)]))]),
    );
  }

  #seen(at: number, court: string, inDays: number): number | 'closed' {
    let isOpen = !this.closed.has(at);
    let costs = this.prices.get(at) ?? 0;
    for (const wanted of [undefined, court]) {
      const found = this.alterations.find((one) => one.hour === at && one.inDays === inDays && one.court === wanted);
      if (found) [isOpen, costs] = [found.isAvailable, found.price ?? this.prices.get(at) ?? 0];
    }
    return isOpen ? costs : 'closed';
  }
}

describeOnDatabases('what anybody sees of an arena', (open) => {
  let desk: SlotDesk;
  beforeAll(async () => void (desk = await openSlotDesk(await open())));

  it('is what its owner did to its hours, whatever it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
        const [told, arena] = [new Told(), await desk.arena()];
        for (const one of deeds) await act(arena, told, one);
        for (const inDays of [0, 1]) expect(await arena.seen(addDays(desk.day, inDays))).toEqual(told.day(inDays));
      }),
      { numRuns: sweep(40, 400, 15) },
    );
  });

  type Arena = Awaited<ReturnType<SlotDesk['arena']>>;

  async function act(arena: Arena, told: Told, one: Deed): Promise<void> {
    if (one.kind === 'alter') return alter(arena, told, one);
    if (one.kind === 'undo') return undo(arena, told, one.which);
    if (one.kind === 'all') {
      await arena.ask('updateAllTimeSlots', { body: { price: one.price } });
      for (const at of HOURS) told.prices.set(at, one.price);
      return;
    }
    const id = idOf(arena, one.hour);
    if (one.kind === 'price') {
      await arena.ask('updateTimeSlot', { id, body: { price: one.price } });
      told.prices.set(one.hour, one.price);
    } else {
      await arena.ask('toggleTimeSlot', { id });
      if (!told.closed.delete(one.hour)) told.closed.add(one.hour);
    }
  }

  /** A second one for the same hour, day and court is refused, and changes nothing. */
  async function alter(arena: Arena, told: Told, one: Alteration): Promise<void> {
    const isThere = told.alterations.some(
      (other) => other.hour === one.hour && other.inDays === one.inDays && other.court === one.court,
    );
    const court = one.court && (one.court === 'Quadra 1' ? arena.court1 : arena.court2);
    const { status } = await arena.ask('createAlteration', {
      body: {
        timeSlot: idOf(arena, one.hour),
        date: addDays(desk.day, one.inDays),
        isAvailable: one.isAvailable,
        ...(court && { court }),
        ...(one.price !== undefined && { price: one.price }),
      },
    });
    expect(status).toBe(isThere ? 409 : 201);
    if (!isThere) told.alterations.push(one);
  }

  async function undo(arena: Arena, told: Told, which: number): Promise<void> {
    const gone = told.alterations[which];
    if (!gone) return;
    const { body } = await arena.ask('alterations', { query: '' });
    const found = body.data.timeSlotAlterations.find(
      (one: { startHour: number; date: { day: number }; court?: { name: string } }) =>
        one.startHour === gone.hour &&
        one.date.day === addDays(desk.day, gone.inDays).day &&
        one.court?.name === gone.court,
    );
    await arena.ask('deleteAlteration', { id: found._id });
    told.alterations = told.alterations.filter((one) => one !== gone);
  }
});

function idOf({ slots }: { slots: Record<'at8' | 'at18' | 'at19', { id: string }> }, at: number): string {
  if (at === 8) return slots.at8.id;
  return at === 18 ? slots.at18.id : slots.at19.id;
}
