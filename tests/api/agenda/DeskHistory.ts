import fc from 'fast-check';
import { Schema } from 'effect';
import { beforeAll, expect, it } from 'vitest';
import type { Becomes } from '#domain/ledger/cancellation.ts';
import { summaryOf } from '#domain/agenda/daySummary.ts';
import { accountOf, fateOf, receivedAtArena } from '#domain/agenda/received.ts';
import { isLive, Reservation } from '#domain/booking/reservation.ts';
import { contract } from '#domain/contract/contract.ts';
import { addDays, compareDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, instantOf, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openClosing } from '../closures/closing.ts';
import { type Desk, openDesk } from './desk.ts';
import type { DeskDeed } from './deskDeeds.ts';

const decode = Schema.decodeUnknownSync(Reservation);

/** One reservation at a desk, whatever is done with it; each reader must say what the ledger adds up to. */
class DeskHistory {
  readonly #world: World;
  readonly #desk: Desk;
  readonly #arena: TestArena;
  readonly #player: TestPerson;
  readonly #id: string;
  #passed = 0;

  private constructor(world: World, made: { arena: TestArena; player: TestPerson; id: string }) {
    this.#world = world;
    this.#desk = openDesk(world);
    this.#arena = made.arena;
    this.#player = made.player;
    this.#id = made.id;
  }

  static async begin(world: World): Promise<DeskHistory> {
    const arena = await world.arena('local');
    const player = await world.player();
    const desk = openDesk(world);
    const { _id: id } = await desk.reserved(arena, world.day, [18, 19], 0, player);
    for (const method of ['cash', 'pix']) await desk.add(arena.owner, id, { info: '', value: 80.5, method });
    return new DeskHistory(world, { arena, player, id });
  }

  /** Does it, and returns the status of each reply; what is refused is refused in words. */
  async perform(deed: DeskDeed): Promise<number[]> {
    const { owner } = this.#arena;
    const desk = this.#desk;
    const replies = await this.#replies(deed, desk, owner);
    return replies.map(({ status }) => status);
  }

  async #replies(deed: DeskDeed, desk: Desk, owner: TestPerson) {
    const id = this.#id;
    const now = await this.#look(owner);
    const { left } = accountOf(now);
    const sum = (part: number) => Math.max(1, Math.round(left * part)) / 100;
    if (deed.do === 'add') {
      const { method } = deed;
      return [await desk.add(owner, id, { info: '', value: sum(deed.part), ...(method && { method }) })];
    }
    if (deed.do === 'discount') return [await desk.add(owner, id, { info: 'DESCONTO', value: sum(deed.part) })];
    if (deed.do === 'pay') return [await desk.pay(owner, id)];
    if (deed.do === 'remove') {
      const entry = now.installments[deed.which % Math.max(1, now.installments.length)];
      return [await desk.remove(owner, entry?.id ?? id)];
    }
    if (deed.do === 'move') return this.#move(deed, desk, owner);
    if (deed.do === 'undoMove') return [await desk.undoMove(owner, id)];
    if (deed.do === 'cancel') {
      const received = receivedAtArena(now);
      const isInPart = deed.isInPart && deed.becomes === 'refund' && received > 1;
      const part = isInPart ? { part: Math.floor(received / 2) / 100 } : {};
      const money = { value: received / 100, ...fateIn(deed), ...part };
      return [await desk.cancel(owner, id, received > 0 ? money : undefined)];
    }
    if (deed.do === 'undoCancel') return [await desk.undoCancel(owner, id)];
    if (deed.do === 'close') return this.#close(deed, now.date);
    if (deed.do === 'give') {
      const to = deed.isGuest ? { guestPlayerName: 'Bia' } : { player: this.#player.id };
      return [await desk.give(owner, id, to)];
    }
    if (deed.do === 'undoGiving') return [await desk.undoGiving(owner, id)];
    if (deed.do === 'wait') this.#pass(13_000);
    else if (deed.do === 'play') this.#pass(await this.#untilPlayed(now));
    else
      await desk.run('update time_slot set price_centavos = $2 where arena_id = $1', [this.#arena.id, deed.centavos]);
    return [];
  }

  /** The first call hears what it costs and what has to go back; the second says that it was seen. */
  async #move(deed: Extract<DeskDeed, { do: 'move' }>, desk: Desk, owner: TestPerson) {
    const { hours, court, ahead, back, method } = deed;
    const asked = {
      date: addDays(this.#world.day, ahead),
      hours: hours.map((startHour) => ({ court: this.#arena.courts[court]?.id, startHour, sport: 'BEACH_TENNIS' })),
      totalValue: 9999,
    };
    const first = await desk.move(owner, this.#id, asked);
    if (first.body.error?.code !== 'price_differs') return [first];
    const { totalValue, excess } = first.body.details;
    const seen = excess > 0 ? { excess: { value: excess, ...fateIn({ becomes: back, method }) } } : {};
    return [await desk.move(owner, this.#id, { ...asked, totalValue, ...seen })];
  }

  #pass(ms: number): void {
    this.#passed += ms;
    this.#world.database.passTime(ms);
  }

  /** How long until some of its first hour is played; 0 when it has begun. */
  async #untilPlayed({ date, selectedTimeSlots }: Reservation): Promise<number> {
    const first = Math.min(
      ...selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour)),
    );
    const played = instantOf(date, first, DEFAULT_ZONE).getTime() + 20 * 60_000;
    return Math.max(0, played - (await readNow(this.#world.database)).getTime());
  }

  /** What a closure of the evening would have to give back: all that was received, or what is beyond the hours that count as played. */
  async #atStake(shown: Reservation, { received, settled }: { readonly received: number; readonly settled: number }) {
    if (!isLive(shown)) return 0;
    const { date, selectedTimeSlots } = shown;
    const now = momentIn(await readNow(this.#world.database), DEFAULT_ZONE);
    const order = compareDays(date, now.day);
    const isPlayed = (hour: number) => order < 0 || (order === 0 && hour <= now.hour);
    const played = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.filter((slot) => isPlayed(slot.startHour)));
    const hours = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots);
    if (played.length === 0) return received;
    if (played.length === hours.length) return 0;
    const price = played.reduce((sum, slot) => sum + slot.price, 0);
    return Math.min(received, Math.max(0, settled - Math.min(price, shown.totalValue)));
  }

  /** The clock is where it was. */
  end(): void {
    this.#world.database.passTime(-this.#passed);
  }

  async #close(deed: Extract<DeskDeed, { do: 'close' }>, date: Day) {
    const closing = openClosing(this.#world, this.#arena);
    const scope = {
      from: toIsoDay(date),
      until: toIsoDay(date),
      ...('isInterrupted' in deed && { isInterrupted: deed.isInterrupted }),
    };
    const measured = await closing.measure(scope);
    // Its day is over.
    if (measured.status >= 300) return [measured];
    const { reservations, atArena, byPix } = measured.body.data.impact;
    const money = atArena > 0 ? { money: fateIn(deed) } : {};
    const closed = await closing.close({ seen: { reservations, atArena, byPix }, ...money }, scope);
    const made = 'isUndone' in deed && deed.isUndone && closed.body.data?.closure?._id;
    return [measured, closed, ...(made ? [await closing.undo(made)] : [])];
  }

  async #look(who: TestPerson): Promise<Reservation> {
    return decode((await this.#world.read(who, this.#id)).body.data.reservation);
  }

  /** Asks everybody who says what was received. */
  async expectReadersToAgree(): Promise<void> {
    const { owner, id: arenaId } = this.#arena;
    const shown = await this.#look(owner);
    const { date } = shown;
    const given = isLive(shown) ? 0 : givenBack(shown);
    const { received, settled, rowSettled, total, credit, playerId } = await this.#ledger();
    const left = isLive(shown) ? total - settled : 0;
    const kept = isLive(shown) ? 0 : received;
    const [agenda, week, sheet, own, day] = [
      await this.#desk.agenda(owner, date),
      await this.#desk.week(owner, date),
      await this.#desk.sheet(owner, `?day=${date.day}&month=${date.month}&year=${date.year}`),
      await this.#world.read(this.#player, this.#id),
      await this.#world.call(owner, {
        method: 'GET',
        url: `${contract.dailyFinancialStats.path}?date=${toIsoDay(date)}`,
      }),
    ];
    const ofDay: Reservation[] = agenda.body.data.reservations.map((each: unknown) => decode(each));
    const columns = sheet.body.data.csv.split('\r\n')[1].split(';').map(centavosIn);
    const measured = await openClosing(this.#world, this.#arena).measure({
      from: toIsoDay(date),
      until: toIsoDay(date),
    });
    const mine =
      playerId === this.#player.id ? accountOf(decode(own.body.data.reservation)).received : received + given;
    expect({
      row: rowSettled,
      card: accountOf(shown).received - given,
      day: ofDay.map((each) => accountOf(each).received - given),
      dayKept: summaryOf(ofDay).kept,
      left: ofDay.map((each) => (isLive(each) ? accountOf(each).left : 0)),
      week: Math.round(week.body.data.days[0].atArena * 100),
      player: mine - given,
      credit: shown.player?.credit ?? 0,
      sheet: (columns[11] ?? 0) - (columns[14] ?? 0) - (columns[16] ?? 0),
      sheetKept: columns[15],
      sheetLeft: columns[12],
      dashboard: [Math.round(day.body.data.stats.kept * 100), Math.round(day.body.data.stats.atArena * 100)],
      closing: Math.round((measured.body.data?.impact.atArena ?? 0) * 100),
    }).toEqual({
      row: settled,
      card: received,
      day: [received],
      dayKept: kept,
      left: [left],
      week: left,
      player: received,
      credit,
      sheet: received,
      sheetKept: kept,
      sheetLeft: left,
      dashboard: [kept, left],
      closing: await this.#atStake(shown, { received, settled }),
    });
    expect(await this.#creditMoved(arenaId)).toBe(0);
    expect(await this.#takings(owner)).toEqual(await this.#moved(arenaId));
  }

  /** The movements, added up one by one. */
  async #ledger() {
    const { rows } = await this.#desk.run(
      `select m.kind, m.value_centavos as value, undone.kind as undone from movement m
        left join movement undone on undone.arena_id = m.arena_id and undone.id = m.undoes_id
        where m.reservation_id = $1`,
      [this.#id],
    );
    const { rows: row } = await this.#desk.run(
      `select settled_centavos as settled, total_centavos as total, player_id as player,
        (select centavos from player_credit c where c.arena_id = r.arena_id and c.player_id = r.player_id) as credit
        from reservation r where id = $1`,
      [this.#id],
    );
    const sumOf = (kinds: readonly string[]) =>
      rows.reduce((sum, { kind, value, undone }) => (kinds.includes(undone ?? kind) ? sum + value : sum), 0);
    return {
      received: sumOf(['payment', 'refund']),
      settled: sumOf(['payment', 'refund', 'discount']),
      rowSettled: row[0].settled,
      total: row[0].total,
      credit: row[0].credit ?? 0,
      playerId: row[0].player,
    };
  }

  /** What came in by day, method and person, since its beginning; each history has an arena of its own. */
  async #takings(owner: TestPerson): Promise<Record<string, number>> {
    const { day: now } = momentIn(await readNow(this.#world.database), DEFAULT_ZONE);
    const first = this.#world.today;
    const months = (now.year - first.year) * 12 + now.month - first.month;
    const sums = new Map<string, number>();
    for (let ahead = 0; ahead <= months; ahead += 1) {
      const at = first.month - 1 + ahead;
      const query = `?month=${(at % 12) + 1}&year=${first.year + Math.floor(at / 12)}`;
      const { body } = await this.#world.call(owner, { method: 'GET', url: contract.takings.path + query });
      for (const { date, method, by, value } of body.data.takings) {
        const key = `${toIsoDay(date)} ${method} ${by?._id ?? ''}`;
        sums.set(key, (sums.get(key) ?? 0) + Math.round(value * 100));
      }
    }
    return Object.fromEntries(sums);
  }

  /** The money that came and went, as the ledger has it, likewise. */
  async #moved(arenaId: string): Promise<Record<string, number>> {
    const { rows } = await this.#desk.run(
      `select (at at time zone $2)::date::text || ' ' || method || ' ' || coalesce(recorded_by::text, '') as key,
          sum(value_centavos)::int as sum
        from movement where arena_id = $1 and method is not null and method <> 'player_credit' group by 1`,
      [arenaId, DEFAULT_ZONE],
    );
    return Object.fromEntries(rows.map(({ key, sum }) => [key, sum]));
  }

  /** What the arena owes its players, plus what the ledger says went out of that: always nothing together. */
  async #creditMoved(arenaId: string): Promise<number> {
    const { rows } = await this.#desk.run(
      `select (select coalesce(sum(centavos), 0)::int from player_credit where arena_id = $1)
        + (select coalesce(sum(value_centavos), 0)::int from movement where arena_id = $1 and method = 'player_credit') as sum`,
      [arenaId],
    );
    return rows[0].sum;
  }
}

function fateIn({ becomes, method }: { readonly becomes: Becomes; readonly method: string }) {
  return becomes === 'refund' ? { becomes, method } : { becomes };
}

function givenBack(reservation: Reservation): number {
  const { returned, credited } = fateOf(reservation);
  return returned + credited;
}

function centavosIn(cell: string): number {
  return Math.round(Number(cell.replace(',', '.')) * 100);
}

interface Walks {
  readonly deed: fc.Arbitrary<DeskDeed>;
  readonly walks: number;
  readonly deeds: number;
  readonly seed?: number;
}

/** Walks through random histories of a desk: nothing breaks, and after each deed every reader says what the ledger adds up to. */
export function expectHistoriesToAgree({ deed, walks, deeds, seed }: Walks): void {
  describeOnDatabases('whatever a desk does with a reservation', (open) => {
    let world: World;
    beforeAll(async () => void (world = await openWorld(await open())));

    it('every reader says what the ledger adds up to', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(deed, { minLength: deeds, maxLength: deeds }), async (told) => {
          const history = await DeskHistory.begin(world);
          try {
            for (const one of told) {
              const statuses = await history.perform(one);
              for (const status of statuses) expect(status, JSON.stringify(one)).toBeLessThan(500);
              // What was refused has changed nothing.
              if (statuses.some((status) => status < 300)) await history.expectReadersToAgree();
            }
          } finally {
            history.end();
          }
        }),
        { numRuns: walks, ...(seed !== undefined && { seed }) },
      );
    });
  });
}
