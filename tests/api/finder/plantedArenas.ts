import fc from 'fast-check';
import { SPORTS } from '#domain/courts/sport.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { arenas, courts, priceRules, slotAlterations, timeSlots } from '#platform/database/schema/arenas.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { newId } from '#platform/database/uuid.ts';
import { readNow } from '#platform/database/database.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson } from '../cast.ts';

/** Days from today on which things are planted; the finder may be asked for days beyond. */
const DAYS = 4;
const dayAhead = fc.nat({ max: DAYS });
/** As many as there may be: small worlds have too little that meets. */
const FULL = { size: 'max' } as const;
/** Few hours, so that everything meets; the last ones reach midnight. */
export const hour = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 17, max: 23 }) }, fc.nat({ max: 23 }));
const court = fc.nat({ max: 2 });
const centavos = fc.constantFrom(0, 50_00, 80_50, 99_99, 120_00);

/** What may hold an hour: an occupant of a kind, one that ends, or none at all. */
const HOLDERS = ['booking', 'undoing', 'closure', 'event', 'over', 'later', 'nothing'] as const;

const anArena = fc.record({
  city: fc.constantFrom('Santos', 'santos', 'São Vicente', 'SAO VICENTE', 'Guarujá'),
  zone: fc.constantFrom('America/Sao_Paulo', 'America/Manaus', 'America/Noronha'),
  standing: fc.constantFrom('public', 'public', 'public', 'public', 'unpublished', 'hidden', 'closed'),
  maxDaysAhead: fc.integer({ min: 1, max: DAYS + 2 }),
  courts: fc.array(fc.record({ inDoor: fc.boolean(), sports: fc.option(fc.subarray([...SPORTS], { minLength: 1 })) }), {
    maxLength: 3,
    ...FULL,
  }),
  slots: fc.uniqueArray(fc.record({ hour, price: centavos, isAvailable: fc.nat({ max: 5 }).map((n) => n > 0) }), {
    ...FULL,
    selector: (slot) => slot.hour,
    maxLength: 10,
  }),
  alterations: fc.uniqueArray(
    fc.record({
      dayAhead,
      slot: fc.nat({ max: 9 }),
      court: fc.option(court),
      isAvailable: fc.boolean(),
      price: fc.option(centavos),
    }),
    { ...FULL, selector: (one) => `${one.dayAhead} ${one.slot} ${one.court}`, maxLength: 8 },
  ),
  rules: fc.array(
    fc.record({
      weekdays: fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 1 }),
      fromHour: fc.nat({ max: 23 }),
      hours: fc.integer({ min: 1, max: 8 }),
      court: fc.option(court),
      from: fc.option(dayAhead),
      days: fc.option(fc.nat({ max: 2 })),
      price: centavos,
    }),
    { maxLength: 4, ...FULL },
  ),
  claims: fc.uniqueArray(fc.record({ dayAhead, hour, court, by: fc.constantFrom(...HOLDERS) }), {
    ...FULL,
    selector: (claim) => `${claim.dayAhead} ${claim.hour} ${claim.court}`,
    maxLength: 40,
  }),
  rights: fc.uniqueArray(fc.record({ weekday: fc.nat({ max: 6 }), hour, court }), {
    selector: (right) => `${right.weekday} ${right.hour} ${right.court}`,
    maxLength: 3,
  }),
});
type AnArena = typeof anArena extends fc.Arbitrary<infer A> ? A : never;

/** Arenas in a few cities and zones. */
export const someArenas = fc.array(anArena, { minLength: 1, maxLength: 14, ...FULL });

export interface Planted {
  readonly id: string;
  readonly city: string;
  readonly zone: string;
}

/** Writes them as they are, without the calls that would keep an owner from half of it. */
export async function plant(database: TestDatabase, today: Day, some: readonly AnArena[]): Promise<Planted[]> {
  const planted: Planted[] = [];
  for (const one of some) planted.push(await plantOne(database, today, one));
  return planted;
}

async function plantOne(database: TestDatabase, today: Day, one: AnArena): Promise<Planted> {
  const { orm } = database;
  const [arenaId, owner, now] = [newId(), await makePerson(database, 'arena-owner'), await readNow(database)];
  const { city, zone, maxDaysAhead, standing } = one;
  await orm.insert(arenas).values({
    id: arenaId,
    ownerId: owner.id,
    name: `Arena ${arenaId.slice(-4)}`,
    city,
    zone,
    maxDaysAhead,
    paymentMethod: 'local',
    searchKey: '',
    createdAt: now,
    publishedAt: standing === 'unpublished' ? null : now,
    hiddenAt: standing === 'hidden' ? now : null,
    closedAt: standing === 'closed' ? now : null,
  });
  const madeCourts = one.courts.map(({ inDoor, sports }, index) => {
    return { arenaId, id: newId(), name: `Quadra ${index + 1}`, inDoor, sports, createdAt: now };
  });
  const madeSlots = one.slots.map(({ hour: startHour, price, isAvailable }) => {
    return { arenaId, id: newId(), startHour, priceCentavos: price, isAvailable };
  });
  const iso = (ahead: number) => toIsoDay(addDays(today, ahead));
  const courtAt = (index: number) => madeCourts[index]?.id;
  const alterations = one.alterations.flatMap(({ dayAhead: ahead, slot, court: at, isAvailable, price }) => {
    const [timeSlotId, courtId] = [madeSlots[slot]?.id, at === null ? null : courtAt(at)];
    if (timeSlotId === undefined || courtId === undefined) return [];
    return [
      { arenaId, id: newId(), day: iso(ahead), timeSlotId, courtId, isAvailable, priceCentavos: price, createdAt: now },
    ];
  });
  const rules = one.rules.flatMap(({ weekdays, fromHour, hours, court: at, from, days, price }) => {
    const courtId = at === null ? null : courtAt(at);
    if (courtId === undefined) return [];
    return [
      {
        arenaId,
        id: newId(),
        weekdays,
        fromHour,
        untilHour: Math.min(24, fromHour + hours),
        courtIds: courtId === null ? null : [courtId],
        fromDay: from === null ? null : iso(from),
        untilDay: days === null ? null : iso((from ?? 0) + days),
        priceCentavos: price,
      },
    ];
  });
  const claims = one.claims.flatMap(({ dayAhead: ahead, hour: at, court: index, by }) => {
    const courtId = courtAt(index);
    return courtId === undefined ? [] : [{ arenaId, occupantId: newId(), courtId, day: iso(ahead), hour: at, by }];
  });
  const holders = claims.flatMap(({ occupantId: id, by }) => {
    if (by === 'nothing') return [];
    const minutes = by === 'over' ? -1 : 1;
    const ends = by === 'over' || by === 'later' ? new Date(now.getTime() + minutes * 60_000) : null;
    return [{ arenaId, id, kind: by === 'over' || by === 'later' ? ('booking' as const) : by, expiresAt: ends }];
  });
  const agreed = one.rights.flatMap(({ weekday, hour: startHour, court: index }) => {
    const courtId = courtAt(index);
    return courtId === undefined ? [] : [{ id: newId(), courtId, weekday, startHour }];
  });
  if (madeCourts.length > 0) await orm.insert(courts).values(madeCourts);
  if (madeSlots.length > 0) await orm.insert(timeSlots).values(madeSlots);
  if (alterations.length > 0) await orm.insert(slotAlterations).values(alterations);
  if (rules.length > 0) await orm.insert(priceRules).values(rules);
  if (claims.length > 0) await orm.insert(slotClaims).values(claims);
  if (holders.length > 0) await orm.insert(occupants).values(holders);
  if (agreed.length > 0) {
    const told = {
      arenaId,
      guestPlayerName: 'Rui',
      courtName: 'Quadra',
      hours: 1,
      sport: 'BEACH_TENNIS' as const,
      fromDay: iso(0),
      priceCentavos: 80_50,
      claimedUntil: iso(1),
      madeAt: now,
      madeBy: owner.id,
    };
    await orm.insert(series).values(agreed.map((each) => ({ ...told, ...each })));
    await orm.insert(seriesRights).values(
      agreed.map(({ id, courtId, weekday, startHour }) => ({
        arenaId,
        courtId,
        weekday,
        hour: startHour,
        seriesId: id,
      })),
    );
  }
  return { id: arenaId, city, zone };
}
