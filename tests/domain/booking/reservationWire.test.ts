import { describe, expect, it } from 'vitest';
import { AvailableSlot, CourtAvailability } from '#domain/slots/availability.ts';
import { CANCEL_OBSTACLES, CancelObstacle, cancelObstacleOf } from '#domain/booking/cancelObstacle.ts';
import { StartHour } from '#domain/values/days/hours.ts';
import { ReservationOrder } from '#domain/booking/order.ts';
import {
  cancellableFrom,
  initialStatus,
  isLive,
  playerActions,
  Reservation,
  ReservationStatus,
  STATUS_NAMES,
} from '#domain/booking/reservation.ts';
import { Sport, SPORT_NAMES } from '#domain/courts/sport.ts';
import { DAY, ID, OTHER_ID, RESERVATION } from '../samples.ts';
import { errorsOf, expectWire, expectWords, inside } from '../wire.ts';

const OPTIONAL = [
  'arena.phone',
  'moneyNews',
  'lostValue',
  'player',
  'player.phone',
  'guestPlayerName',
  'expiresAt',
  'cancelObstacle',
];
const STATUSES = ['PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA'] as const;
const chosen = { court: ID, timeSlots: [OTHER_ID], sport: 'FUTEVOLEI' };
const order = { arena: ID, date: DAY, selectedTimeSlots: [chosen], code: 'VERAO' };

// SPEC 3, Reservation, Time-slot group, Sport. Red without a member, or with another word, in the schemas of domain/booking.
describe('on the wire', () => {
  it('a reservation is as the specification has it', () => {
    expectWire(Reservation, RESERVATION, OPTIONAL);
    expect(inside(Reservation, RESERVATION)).toMatchObject({ id: ID, totalValue: 80_50, arena: { id: OTHER_ID } });
    expectWords(ReservationStatus, STATUSES);
    expect(Object.values(STATUS_NAMES)).toEqual(['Pendente', 'Confirmada', 'Paga', 'Expirada', 'Cancelada']);
  });

  it('a sport has its word and its name', () => {
    expectWords(Sport, ['BEACH_TENNIS', 'FUTEVOLEI', 'VOLEI_DE_PRAIA']);
    expect(Object.values(SPORT_NAMES)).toEqual(['Beach Tennis', 'Futevôlei', 'Vôlei de Praia']);
  });

  it('an hour of a court is offered with its price', () => {
    const slot = { _id: ID, startHour: 18, price: 80.5, isAvailable: true, myReservation: OTHER_ID };
    expectWire(AvailableSlot, slot, ['myReservation']);
    expectWire(CourtAvailability, { _id: ID, name: 'Quadra 1', slots: [slot] }, ['slots.myReservation']);
    expect(errorsOf(StartHour, 24)).toEqual({ '': 'O horário precisa estar entre 0 e 23.' });
  });
});

// SPEC 3, Reservation request; SPEC 5, Reserving. Each is red without the check that says it.
describe('an order', () => {
  it('names arena, day, courts with hours and sport, and perhaps a voucher', () => {
    expectWire(ReservationOrder, order, ['code']);
    expect(errorsOf(ReservationOrder, { ...order, code: 'x'.repeat(40) })).toEqual({});
    expect(errorsOf(ReservationOrder, { ...order, code: 'x'.repeat(41) })).toEqual({ code: 'Voucher não encontrado.' });
  });

  it('has an hour', () => {
    const told = 'Escolha pelo menos um horário para prosseguir com a reserva.';
    expect(errorsOf(ReservationOrder, { ...order, selectedTimeSlots: [] })).toEqual({ selectedTimeSlots: told });
    expect(errorsOf(ReservationOrder, { ...order, selectedTimeSlots: [{ ...chosen, timeSlots: [] }] })).toEqual({
      'selectedTimeSlots.0.timeSlots': told,
    });
  });

  it('has at most 48 hours, on whatever courts', () => {
    const ids = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ID.slice(0, -2) + String(from + index).padStart(2, '0'));
    const split = (count: number) => ({
      ...order,
      selectedTimeSlots: [
        { ...chosen, timeSlots: ids(0, 24) },
        { ...chosen, timeSlots: ids(24, count - 24) },
      ],
    });
    expect(errorsOf(ReservationOrder, split(48))).toEqual({});
    expect(errorsOf(ReservationOrder, split(49))).toEqual({
      selectedTimeSlots: 'Escolha no máximo 48 horários por reserva.',
    });
  });

  it('has no hour of a court twice', () => {
    const twice = { selectedTimeSlots: 'O mesmo horário foi escolhido duas vezes.' };
    const again = (other: object) => errorsOf(ReservationOrder, { ...order, selectedTimeSlots: [chosen, other] });
    expect(again({ ...chosen, sport: 'BEACH_TENNIS' })).toEqual(twice);
    expect(again({ ...chosen, court: OTHER_ID })).toEqual({});
    expect(again({ ...chosen, timeSlots: [ID] })).toEqual({});
  });
});

// SPEC 4, Reservation (player list); RULES 4. Each is red with another status in the lists of reservation.ts.
describe('by its status', () => {
  it('occupies its hours', () => {
    expect(STATUSES.filter((status) => isLive({ status }))).toEqual(['PENDENTE', 'CONFIRMADA', 'PAGA']);
  });

  it('can be cancelled', () => {
    expect(cancellableFrom('player')).toEqual(['PENDENTE', 'CONFIRMADA']);
    expect(cancellableFrom('owner')).toEqual(['PENDENTE', 'CONFIRMADA', 'PAGA']);
  });

  it('can be paid, cancelled, or only reserved again by its player', () => {
    const offered = (paymentMethod: 'local' | 'platform') =>
      STATUSES.map((status) => playerActions({ status, paymentMethod }).join(' '));
    expect(offered('platform')).toEqual(['pay cancel', 'cancel', 'reserveAgain', 'reserveAgain', 'reserveAgain']);
    expect(offered('local')).toEqual(['cancel', 'cancel', 'reserveAgain', 'reserveAgain', 'reserveAgain']);
  });

  it('begins as unpaid, or confirmed by the owner or where nothing is to be paid', () => {
    const first = (madeBy: 'player' | 'owner', total: number) =>
      initialStatus({ madeBy, total, paymentMethod: 'platform' });
    expect([first('player', 1), first('player', 0), first('owner', 1)]).toEqual([
      'PENDENTE',
      'CONFIRMADA',
      'CONFIRMADA',
    ]);
  });
});

// RULES 4, Cancel by the player: not begun and nothing received for it at the arena.
describe('its player cannot cancel it', () => {
  const booked = { date: DAY, startHours: [18, 20], settled: 0 };
  const at = (day: number, hour: number, settled = 0) =>
    cancelObstacleOf({ ...booked, settled }, { day: { ...DAY, day }, hour });

  it('once its first hour has begun', () => {
    expect([at(20, 23), at(21, 17), at(21, 18), at(21, 19), at(22, 0)]).toEqual([
      undefined,
      undefined,
      'begun',
      'begun',
      'begun',
    ]);
  });

  it('once the arena took money for it', () => {
    expect([at(21, 17, 1), at(21, 18, 1)]).toEqual(['settled', 'begun']);
    expectWords(CancelObstacle, ['begun', 'settled']);
    expect(Object.values(CANCEL_OBSTACLES)).toEqual([
      'Esta reserva já começou. Para cancelar, fale com a arena.',
      'A arena já registrou um pagamento ou desconto nesta reserva. Para cancelar, fale com a arena.',
    ]);
  });
});
