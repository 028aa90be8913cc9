import type { CancellationPolicy } from '#domain/arenas/cancellationPolicy.ts';
import type { Arena, PaymentMethod, PriceCardMode } from '#domain/arenas/arena.ts';
import { type BookingRules, CREDIT_MONTHS } from '#domain/arenas/bookingRules.ts';
import { describedPhotos } from '#domain/arenas/photos.ts';
import type { Position } from '#domain/arenas/position.ts';
import { pricesOf } from '#domain/arenas/prices.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { OpeningHours } from '#domain/opening/opening.ts';
import { pricesInWeek } from '#domain/slots/price.ts';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import type { Database } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { isShown, seesHidden } from '#core/arenas/publicArena.ts';
import { OFFER, offerIn, type OfferRow } from './offer.ts';

const ARENA = `
  select a.id, a.name, a.avatar, a.description, a.photos, a.photo_texts, a.street, a.district, a.city, a.lat, a.lng, a.phone, a.instagram,
    a.payment_method, a.zone, a.max_days_ahead, a.max_unpaid_hours, a.voucher_unit, a.credit_months, a.cancellation_policy,
    (select count(*) from court c where c.arena_id = a.id) as courts,
    ${OFFER},
    now() + $2 * interval '1 millisecond' as now
  from arena a
  where a.id = $1 and ${isShown('$3')}`;

interface ArenaRow {
  readonly opening_hours: OpeningHours | null;
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly description: string | null;
  readonly photos: readonly string[];
  readonly photo_texts: readonly string[];
  readonly street: string | null;
  readonly district: string | null;
  readonly city: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly phone: string | null;
  readonly instagram: string | null;
  readonly payment_method: PaymentMethod;
  readonly zone: string;
  readonly max_days_ahead: number;
  readonly max_unpaid_hours: number;
  readonly voucher_unit: VoucherUnit;
  readonly credit_months: number | null;
  readonly cancellation_policy: CancellationPolicy | null;
  readonly courts: number;
}

interface VisitedRow extends ArenaRow, OfferRow {
  readonly now: Date;
}

export function readArena({ pool, clock }: Database, priceCard: PriceCardMode): Read<'arena'> {
  return async ({ params, viewer }) => {
    const values = [params.id, clock.aheadMs(), seesHidden(viewer, params.id)];
    const { rows } = await pool.query<VisitedRow>({ name: 'arena', text: ARENA, values });
    const [row] = rows;
    if (!row) return refuse('arena_not_found');
    const today = momentIn(row.now, row.zone).day;
    const prices = priceCard === 'fixed' ? undefined : pricesOf(pricesInWeek(today, offerIn(row)));
    return { data: { arena: { ...arenaOf(row), today, ...(prices && { prices }) } } };
  };
}

export function arenaOf(row: ArenaRow): Arena {
  const { id, name, photos, zone, city, street, district, avatar, description, phone, instagram } = row;
  return {
    id,
    name,
    photos,
    photoTexts: describedPhotos({ photos, photoTexts: row.photo_texts }).map(({ text }) => text),
    zone,
    courtsNumber: row.courts,
    paymentMethod: row.payment_method,
    bookingRules: {
      maxDaysAhead: row.max_days_ahead,
      maxUnpaidHours: row.max_unpaid_hours,
      voucherUnit: row.voucher_unit,
      ...present({ creditMonths: creditMonthsOf(row.credit_months) }),
    },
    address: { city, ...present({ street, district }) },
    socials: present({ instagram }),
    ...present({ avatar, description, phone, position: positionOf(row), cancellationPolicy: row.cancellation_policy }),
    ...present({ openingHours: row.opening_hours }),
  };
}

/** The arena's choice as the domain knows it; null where credit never expires. */
export function creditMonthsOf(months: number | null): NonNullable<BookingRules['creditMonths']> | null {
  return CREDIT_MONTHS.find((one) => one === months) ?? null;
}

/** Where an arena is; null when its team has not said it. */
export function positionOf({ lat, lng }: Pick<ArenaRow, 'lat' | 'lng'>): Position | null {
  return lat === null || lng === null ? null : { lat, lng };
}
