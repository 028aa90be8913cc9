import type { PaymentMethod } from '../../domain/arenas/arena.ts';
import type { Reservation, ReservationStatus } from '../../domain/booking/reservation.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import { fromIsoDay } from '../../domain/days/day.ts';
import { moneyNewsOf } from '../../domain/payment/moneyNews.ts';
import { courtLines } from '../booking/courtLines.ts';
import { phoneForOwner } from '../booking/phoneForOwner.ts';
import { present } from '../http/present.ts';
import { IS_OVER } from './daySql.ts';

type MoneyBack = Parameters<typeof moneyNewsOf>[0]['moneyBack'];
type ChargeTrouble = Parameters<typeof moneyNewsOf>[0]['chargeTrouble'];

/**
 * A reservation `r` of a player `p` as one JSON array, with `present`. The hours and installments are looked up for it
 * alone, so that no plan ever reads another day's.
 */
export const RESERVATION = `json_build_array(
  r.id, r.day, case when ${IS_OVER} then 'EXPIRADA' else r.status end, r.payment_method, r.total_centavos,
  r.discount_centavos, r.money_back, r.charge_trouble, r.lost_centavos, r.created_at, r.expires_at, r.guest_player_name, p.id, p.name,
  ${phoneForOwner('r', 'p')},
  (select json_agg(json_build_array(s.court_id, s.court_name, s.time_slot_id, s.hour, s.sport, s.price_centavos))
    from reservation_slot s where s.arena_id = r.arena_id and s.reservation_id = r.id),
  case when r.settled_centavos > 0 then
    (select json_agg(json_build_array(i.id, i.info, i.value_centavos) order by i.id)
      from installment i where i.arena_id = r.arena_id and i.reservation_id = r.id) end)`;

/** A reservation as the day's query gives it: an array, since nine hundred of them come at once. */
export type ReservationOfDay = [
  id: string,
  day: string,
  status: ReservationStatus,
  paymentMethod: PaymentMethod,
  total: number,
  discount: number,
  moneyBack: MoneyBack,
  chargeTrouble: ChargeTrouble,
  lost: number,
  createdAt: string,
  expiresAt: string | null,
  guestPlayerName: string | null,
  playerId: string | null,
  playerName: string | null,
  playerPhone: string | null,
  hours: [courtId: string, courtName: string, timeSlotId: string, hour: number, sport: Sport, price: number][] | null,
  installments: [id: string, info: string, value: number][] | null,
];

/** A reservation of the day as its owner sees it: with the player's phone, without the PIX. */
export function toReservation(row: ReservationOfDay, arena: Reservation['arena']): Reservation {
  const [
    id,
    day,
    status,
    paymentMethod,
    totalValue,
    discount,
    moneyBack,
    chargeTrouble,
    lost,
    createdAt,
    expiresAt,
    guestPlayerName,
    playerId,
    playerName,
    playerPhone,
    hours,
    installments,
  ] = row;
  return {
    id,
    arena,
    date: fromIsoDay(day),
    selectedTimeSlots: courtLines(
      (hours ?? []).map(([courtId, courtName, timeSlotId, hour, sport, price]) => ({
        courtId,
        courtName,
        timeSlotId,
        hour,
        sport,
        price,
      })),
    ),
    totalValue,
    discount,
    status,
    paymentMethod,
    paid: status === 'PAGA',
    refunded: moneyBack === 'done',
    ...present({ moneyNews: moneyNewsOf({ status, moneyBack, chargeTrouble }, 'owner') }),
    ...(lost > 0 && { lostValue: lost }),
    ...(playerId !== null &&
      playerName !== null && {
        player: { id: playerId, name: playerName, ...(playerPhone !== null && { phone: playerPhone }) },
      }),
    ...(guestPlayerName !== null && { guestPlayerName }),
    installments: (installments ?? []).map(([id, info, value]) => ({ id, info, value })),
    payment: [],
    createdAt: new Date(createdAt),
    ...(expiresAt !== null && { expiresAt: new Date(expiresAt) }),
  };
}
