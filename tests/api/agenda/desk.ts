import { contract } from '#domain/contract/contract.ts';
import type { Day } from '#domain/values/days/day.ts';
import { newId } from '#platform/database/uuid.ts';
import { orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

/** What an owner asks of their day. */
export function openDesk(world: Omit<World, 'close'>) {
  const queryOf = ({ day, month, year }: Day): string => `?day=${day}&month=${month}&year=${year}`;

  /** Reserves as a new player of their own, and answers with the reservation as its owner sees it. */
  async function reserved(arena: TestArena, day: Day, hours: readonly number[], court = 0, by?: TestPerson) {
    const { body } = await world.reserve(by ?? (await world.player()), orderOf(arena, day, hours, court));
    return (await world.read(arena.owner, body.data.reservation._id)).body.data.reservation;
  }

  return {
    reserved,
    agenda: (who: TestPerson | undefined, day: Day) =>
      world.call(who, { method: 'GET', url: `${contract.agenda.path}${queryOf(day)}` }),
    mark: (who: TestPerson | undefined, day: Day) =>
      world.call(who, { method: 'GET', url: `${contract.agendaMark.path}${queryOf(day)}` }),
    week: (who: TestPerson | undefined, first: Day) =>
      world.call(who, { method: 'GET', url: `${contract.agendaWeek.path}${queryOf(first)}` }),
    search: (who: TestPerson | undefined, q: string, page = 1) =>
      world.call(who, {
        method: 'GET',
        url: `${contract.searchReservations.path}?q=${encodeURIComponent(q)}&page=${page}`,
      }),
    player: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'GET', url: contract.arenaPlayer.path.replace(':id', id) }),
    history: (who: TestPerson | undefined, id: string, page = 1) =>
      world.call(who, {
        method: 'GET',
        url: `${contract.arenaPlayerReservations.path.replace(':id', id)}?page=${page}`,
      }),
    sheet: (who: TestPerson | undefined, query: string) =>
      world.call(who, { method: 'GET', url: `${contract.reservationSheet.path}${query}` }),
    cancel: (who: TestPerson | undefined, id: string, received?: object) =>
      world.call(who, {
        method: 'PATCH',
        url: contract.cancelAtDesk.path.replace(':id', id),
        payload: received ? { received } : {},
      }),
    undoCancel: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'PATCH', url: contract.undoCancellation.path.replace(':id', id) }),
    move: (who: TestPerson | undefined, id: string, payload: object) =>
      world.call(who, { method: 'PATCH', url: contract.moveReservation.path.replace(':id', id), payload }),
    undoMove: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'PATCH', url: contract.undoMove.path.replace(':id', id) }),
    pay: (who: TestPerson | undefined, id: string, payload?: object) =>
      world.call(who, {
        method: 'PATCH',
        url: contract.payReservation.path.replace(':id', id),
        ...(payload && { payload }),
      }),
    give: (who: TestPerson | undefined, id: string, payload: object, version?: number) => {
      const seen = version === undefined ? '' : `?version=${version}`;
      return world.call(who, {
        method: 'PATCH',
        url: contract.giveReservation.path.replace(':id', id) + seen,
        payload,
      });
    },
    undoGiving: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'PATCH', url: contract.undoGiving.path.replace(':id', id) }),
    counter: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'PATCH', url: contract.settleAtCounter.path.replace(':id', id) }),
    markNoShow: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'PATCH', url: contract.markNoShow.path.replace(':id', id) }),
    clearNoShow: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'DELETE', url: contract.clearNoShow.path.replace(':id', id) }),
    reserve: (who: TestPerson | undefined, payload: object) =>
      world.call(who, { method: 'POST', url: contract.makeOwnerReservation.path, payload }),
    note: (who: TestPerson | undefined, id: string, note: string, version?: number) =>
      world.call(who, {
        method: 'PATCH',
        url: `${contract.writeNote.path.replace(':id', id)}${version === undefined ? '' : `?version=${version}`}`,
        payload: { note },
      }),
    add: (who: TestPerson | undefined, id: string, payload: object, headers: Record<string, string> = {}) =>
      world.call(who, { method: 'POST', url: contract.addInstallment.path.replace(':id', id), payload, headers }),
    split: (who: TestPerson | undefined, id: string, parts: readonly object[]) =>
      world.call(who, {
        method: 'POST',
        url: contract.splitPayment.path.replace(':id', id),
        payload: { parts },
      }),
    remove: (who: TestPerson | undefined, id: string) =>
      world.call(who, { method: 'DELETE', url: contract.deleteInstallment.path.replace(':id', id) }),
    undoPayments: (who: TestPerson | undefined, id: string, installments: readonly string[]) =>
      world.call(who, {
        method: 'PATCH',
        url: contract.undoPayments.path.replace(':id', id),
        payload: { installments },
      }),
    /** What a reservation's row and the ledger say of it, in centavos. */
    books: async (id: string) => {
      const { rows } = await world.database.pool.query(
        `select status, settled_centavos as settled,
          (select coalesce(sum(value_centavos), 0)::int from movement where reservation_id = $1) as sum
          from reservation where id = $1`,
        [id],
      );
      return rows[0];
    },
    run: (text: string, values: unknown[]) => world.database.pool.query(text, values),
    alter: (arena: TestArena, day: string, hour: number, court: number | null, isAvailable: boolean) =>
      world.database.pool.query(
        `insert into slot_alteration (arena_id, id, time_slot_id, day, court_id, is_available, created_at)
          values ($1, $2, $3, $4, $5, $6, now())`,
        [arena.id, newId(), arena.slots.get(hour), day, court === null ? null : arena.courts[court]?.id, isAvailable],
      ),
  };
}

export type Desk = ReturnType<typeof openDesk>;
