import { searchKeyOf } from '#domain/directory/search.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { arenas, courts, slotAlterations, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import { ownersVouchers } from './ownersVouchers.ts';
import type { Cast } from './people.ts';
import { OWNERS_SLUG, type Place, PLACES } from './places.ts';
import { type DemoWeekly, weeklyAt } from './weekly.ts';

export type NewSlot = typeof timeSlots.$inferInsert;
export type NewCourt = typeof courts.$inferInsert;

export interface DemoArena {
  readonly place: Place;
  readonly row: typeof arenas.$inferInsert;
  readonly courts: readonly NewCourt[];
  readonly slots: readonly NewSlot[];
  readonly alterations: readonly (typeof slotAlterations.$inferInsert)[];
  readonly vouchers: readonly (typeof vouchers.$inferInsert)[];
  readonly weekly: readonly DemoWeekly[];
}

export function demoArenas(cast: Cast, today: Day, now: Date): DemoArena[] {
  return PLACES.map((place) => {
    const id = newId();
    const own = { arenaId: id, createdAt: now };
    const courtRows = place.courts.map((name) => {
      return {
        ...own,
        id: newId(),
        name,
        inDoor: name.includes('Coberta'),
        sports: place.sportsByCourt?.[name] ?? null,
      };
    });
    const slots = slotsOf(place, id);
    const row = { ...arenaRow(place, now), id, ownerId: cast.ownerOf(place.slug)?.id ?? cast.star.id };
    const home = { row, courts: courtRows, slots };
    return {
      place,
      ...home,
      weekly: place.slug === OWNERS_SLUG ? weeklyAt(home, cast, today, now) : [],
      alterations: [
        ...alterationsOf({ courts: courtRows, slots }, today, now),
        ...(place.slug === OWNERS_SLUG ? closedToday({ courts: courtRows, slots }, today, now) : []),
      ],
      vouchers: [
        ...vouchersOf(id, cast, today, now),
        ...(place.slug === OWNERS_SLUG ? ownersVouchers(id, cast, today, now) : []),
      ],
    };
  });
}

function arenaRow(place: Place, createdAt: Date) {
  const { slug, name, city, district, street, description, phone, instagram, paymentMethod, zone, position } = place;
  const picture = (which: string | number): string => `/pictures/arenas/${slug}-${which}.svg`;
  return {
    name,
    city,
    district,
    street,
    phone,
    paymentMethod,
    zone,
    createdAt,
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    description: description ?? null,
    instagram: instagram ?? null,
    avatar: picture('avatar'),
    photos: Array.from({ length: place.photos }, (_, index) => picture(index + 1)),
    searchKey: searchKeyOf({ name, district, city }),
    // No bank knows such an address: whoever scans it pays nobody.
    ...(slug === OWNERS_SLUG && { pixKey: `caixa@${slug}.example`, pixReceiver: name }),
  };
}

function slotsOf({ hours: [first, last], price }: Place, arenaId: string): NewSlot[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const startHour = first + index;
    return { arenaId, id: newId(), startHour, priceCentavos: priceAt(price, startHour) * 100, isAvailable: true };
  });
}

/** Evenings cost more; early mornings and noon cost less. Rounded to multiples of 5 reais. */
function priceAt(price: number, hour: number): number {
  const factor = hour >= 18 && hour <= 22 ? 1.4 : hour < 6 || (hour >= 11 && hour <= 14) ? 0.8 : 1;
  return Math.round((price * factor) / 5) * 5;
}

/**
 * Two days ago 8:00 was closed; today the last hour is half price. Tomorrow the first court is closed at 10:00. In three
 * days noon is half price and the last hour is closed.
 */
function alterationsOf(
  { courts: [firstCourt], slots }: { readonly courts: readonly NewCourt[]; readonly slots: readonly NewSlot[] },
  today: Day,
  createdAt: Date,
): (typeof slotAlterations.$inferInsert)[] {
  const change = (
    hour: number,
    inDays: number,
    what: { isAvailable: boolean; priceCentavos?: number; courtId?: string },
  ) => {
    const slot = slots.find(({ startHour }) => startHour === hour);
    if (!slot) return [];
    const day = toIsoDay(addDays(today, inDays));
    return [{ arenaId: slot.arenaId, id: newId(), timeSlotId: slot.id, day, createdAt, ...what }];
  };
  const noon = slots.find(({ startHour }) => startHour === 12);
  const last = slots.at(-1);
  return [
    ...change(8, -2, { isAvailable: false }),
    ...change(last?.startHour ?? 0, 0, { isAvailable: true, priceCentavos: (last?.priceCentavos ?? 0) / 2 }),
    ...(firstCourt ? change(10, 1, { isAvailable: false, courtId: firstCourt.id }) : []),
    ...change(12, 3, { isAvailable: true, priceCentavos: (noon?.priceCentavos ?? 0) / 2 }),
    ...change(last?.startHour ?? 0, 3, { isAvailable: false }),
  ];
}

/** Closes the last court of the demonstration owner's arena today at 11:00 and 12:00. */
function closedToday(
  { courts, slots }: { readonly courts: readonly NewCourt[]; readonly slots: readonly NewSlot[] },
  today: Day,
  createdAt: Date,
): (typeof slotAlterations.$inferInsert)[] {
  const court = courts.at(-1);
  if (!court) return [];
  const raked = slots.filter(({ startHour }) => startHour === 11 || startHour === 12);
  const change = { courtId: court.id, day: toIsoDay(today), isAvailable: false, createdAt };
  return raked.map(({ arenaId, id: timeSlotId }) => ({ arenaId, id: newId(), timeSlotId, ...change }));
}

/** The star has three vouchers at every arena: a lifetime one, one with credits, and an expired one. */
function vouchersOf(arenaId: string, { star }: Cast, today: Day, createdAt: Date): (typeof vouchers.$inferInsert)[] {
  const voucher = { arenaId, playerId: star.id, createdAt, status: 'ATIVO', credits: 0, lifetimeUse: false } as const;
  return [
    { ...voucher, id: newId(), code: 'BEMVINDA20', discountBasisPoints: 2_000, lifetimeUse: true },
    {
      ...voucher,
      id: newId(),
      code: 'CORTESIA',
      discountBasisPoints: 10_000,
      credits: 2,
      expiresOn: toIsoDay(addDays(today, 60)),
    },
    {
      ...voucher,
      id: newId(),
      code: 'VERAO15',
      discountBasisPoints: 1_500,
      credits: 3,
      status: 'EXPIRADO',
      expiresOn: toIsoDay(addDays(today, -10)),
    },
  ];
}
