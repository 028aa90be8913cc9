import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, daysBetween, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import { readNow } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tellEnding } from '#core/notices/reminders/creditEnding.ts';
import { askToExpireCredits, expireCredits } from '#areas/owner/players/credit/expireCredits.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { type Bench, openBench } from '../payment/bench.ts';

const HOUR_MS = 3_600_000;
const TITLE = 'O seu crédito está para acabar';

describeOnDatabases('the letter before a player’s credit ends', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let ana: TestPerson;
  /** The last day of Ana's credit. */
  let last: Day;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('local');
    ana = await bench.player({ name: 'Ana Souza', email: 'ana@exemplo.com' });
    await database.pool.query("update session set expires_at = '9999-01-01'");
    const given = [arena.id, ana.id, await readNow(database)];
    await database.pool.query('insert into player_credit values ($1, $2, 6000, $3)', given);
    await choose(3);
    last = await lastDay();
  });

  async function choose(creditMonths: number | null): Promise<void> {
    const payload = { maxDaysAhead: 60, maxUnpaidHours: 8, creditMonths };
    const { status } = await bench.call(arena.owner, {
      method: 'PATCH',
      url: contract.updateBookingRules.path,
      payload,
    });
    expect(status).toBe(200);
  }
  /** As 'Meus vouchers' says it. */
  async function lastDay(): Promise<Day> {
    const { body } = await bench.call(ana, { method: 'GET', url: contract.myVouchers.path });
    return body.data.credits[0].validUntil;
  }
  /** Goes on to an hour of a day, by the arena's clock. */
  async function goTo(day: Day, hour = 12): Promise<void> {
    const now = momentIn(await readNow(database), DEFAULT_ZONE);
    database.passTime((daysBetween(now.day, day) * 24 + hour - now.hour) * HOUR_MS);
  }
  const theirs = () => ({ arenaId: arena.id, playerId: ana.id });
  const use = async (value: number) => {
    const url = contract.payOutCredit.path.replace(':id', ana.id);
    const { status } = await bench.call(arena.owner, { method: 'POST', url, payload: { value, method: 'cash' } });
    expect(status).toBe(201);
  };
  /** Of what Ana was told, the newest first: the line and where it leads. */
  async function told(): Promise<string[]> {
    const { body } = await bench.call(ana, { method: 'GET', url: contract.notices.path });
    const found: { readonly title: string; readonly line: string; readonly path: string }[] = body.data.notices;
    return found.filter(({ title }) => title === TITLE).map(({ line, path }) => `${line} ${path}`);
  }
  const letters = () => bench.dependencies.sent.filter(({ subject }) => subject === TITLE).map(({ to }) => to);
  const said = (left: number, until: Day) =>
    `Arena Maré Alta: ${formatReais(left)}, até ${formatDay(until)}. Usar uma parte já renova o prazo. /cliente/vouchers`;

  // Red with eight `CREDIT_DAYS`, with seven as the first of `TOLD_HOURS`, and with another `change` each time in `tellEnding`.
  it('comes once, seven days before the last one, by day, in the app and by mail', async () => {
    await goTo(addDays(last, -8));
    await expireCredits(database);
    await goTo(addDays(last, -7), 7);
    await expireCredits(database);
    expect(await told()).toEqual([]);
    await goTo(addDays(last, -7), 8);
    await askToExpireCredits(database);
    await bench.runDue();
    await Promise.all([expireCredits(database), expireCredits(database)]);
    await Promise.all([1, 2].map(() => inTransaction(database, (tx) => tellEnding(tx, theirs()))));
    await goTo(last, 21);
    await expireCredits(database);
    await bench.runDue();
    expect([await told(), letters()]).toEqual([[said(60_00, last)], ['ana@exemplo.com']]);
  });

  it('comes again for a later last day alone: whoever used a part has all of the months again', async () => {
    await goTo(addDays(last, -7));
    await expireCredits(database);
    await use(25);
    const later = await lastDay();
    expect(toIsoDay(later) > toIsoDay(last)).toBe(true);
    await expireCredits(database);
    await goTo(addDays(later, -3));
    await expireCredits(database);
    expect(await told()).toEqual([said(35_00, later), said(60_00, last)]);
  });

  // Red without `isToBeTold` in `tellEnding`, and for each without its line of `isEnding` or the last of `TOLD_HOURS`.
  it.each([
    ['nothing is left', -7, 12, () => database.pool.query('update player_credit set centavos = 0')],
    ['the arena lets it stand for ever', -7, 12, () => choose(null)],
    ['the arena is closed', -7, 12, () => database.pool.query('update arena set closed_at = now()')],
    ['its last day is over', 1, 12, () => Promise.resolve()],
    ['it is night', -7, 22, () => Promise.resolve()],
  ])('does not come when %s, even if that was found out after the search', async (_when, days, hour, happens) => {
    await goTo(addDays(last, days), hour);
    await happens();
    await inTransaction(database, (tx) => tellEnding(tx, theirs()));
    await expireCredits(database);
    expect(await told()).toEqual([]);
  });

  // Red without `isCreditStillEnding` in remind.ts.
  it('that waits is no letter once the credit was used', async () => {
    await goTo(addDays(last, -7));
    await expireCredits(database);
    await use(10);
    await bench.runDue();
    expect([await told(), letters()]).toEqual([[said(60_00, last)], []]);
  });
});
