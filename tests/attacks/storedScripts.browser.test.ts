import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '#domain/navigation/routes.ts';
import { writeEntry } from '#core/audit/writeEntry.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';
import { demonstration } from '#start/demo/seed.ts';
import { tell } from '#core/notices/tell.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { type SharedBrowser, shareBrowser } from '../models/browser/sharedBrowser.ts';
import { expectUnharmed } from './expectUnharmed.ts';
import { plantScripts, SCRIPT } from './storedScripts.ts';

const [PLAYER, , OWNER, ADMIN] = DEMO_ACCOUNTS;
const EMAILS = {
  player: PLAYER.email,
  all: PLAYER.email,
  people: PLAYER.email,
  desk: OWNER.email,
  management: OWNER.email,
  'arena-owner': OWNER.email,
  admin: ADMIN.email,
} as const;

/** What a screen is about, as the statement that finds it in the demonstration. */
const SUBJECTS = {
  arena: `select arena.id from arena join person on person.id = owner_id where person.email like '${OWNER.email}%'`,
  event: `select event.id from event join person on person.id = organizer_id where person.email like '${PLAYER.email}%'`,
  reservation: `select reservation.id from reservation join person on person.id = player_id where person.email like '${PLAYER.email}%'`,
  rebooking: 'select reservation_id as id from rebooking',
  taken: `select reservation.id from reservation join arena on arena.id = arena_id join person on person.id = owner_id
    where person.email like '${OWNER.email}%' and reservation.status = 'PAGA'`,
  regular: `select player_id as id from reservation join arena on arena.id = arena_id join person on person.id = owner_id
    where person.email like '${OWNER.email}%' and player_id is not null`,
  record: `select customer.id from customer join arena on arena.id = arena_id join person on person.id = owner_id
    where person.email like '${OWNER.email}%'`,
  closedTill: `select till.id from till join arena on arena.id = arena_id join person on person.id = owner_id
    where person.email like '${OWNER.email}%' and till.note <> ''`,
  payee: `select id from person where person.email like '${OWNER.email}%'`,
  drawn: 'select category_id as id from match group by category_id order by count(*) desc',
  teams: `select id from category where double_format = 'teams'`,
} as const;
type Subject = keyof typeof SUBJECTS;

interface Visit {
  readonly about?: Subject;
  readonly searches?: readonly string[];
  /** Nothing that anybody typed is shown there. */
  readonly isOurs?: true;
}

const OURS: Visit = { isOurs: true };
const TABS = ['', '?tab=groups', '?tab=matches'];

/** A new screen does not compile until it is here. */
const VISITS: Record<RouteName, Visit> = {
  login: OURS,
  signUp: OURS,
  arenaSignUp: OURS,
  forgotPassword: OURS,
  resetPassword: OURS,
  confirmEmail: OURS,
  newArena: OURS,
  paymentLink: {},
  scorerLink: OURS,
  pairLink: OURS,
  staffLink: OURS,
  privacy: OURS,
  terms: OURS,
  cancellation: OURS,
  accessibility: OURS,
  connectAccount: OURS,
  ownerReserve: {},
  publicEvent: { about: 'event' },
  publicTournament: { about: 'drawn' },
  home: { searches: ['', '?busca=a'] },
  finder: { searches: ['', '?cidade=%3Cimg%20src=x%3E'] },
  arena: { about: 'arena' },
  arenaShort: { about: 'arena' },
  reserve: { about: 'arena' },
  reserveShort: { about: 'arena' },
  seriesAsk: { about: 'arena' },
  queueJoin: { about: 'arena' },
  myReservations: { searches: ['', '?quando=anteriores'] },
  reservation: { about: 'reservation' },
  myBills: {},
  rebooking: { about: 'rebooking' },
  myQueues: {},
  myVouchers: {},
  myTournaments: {},
  paymentHistory: {},
  profile: {},
  settings: {},
  notices: {},
  events: { searches: ['', '?view=myEvents', '?tab=EM_ANDAMENTO', '?tab=FINALIZADO'] },
  event: { about: 'event' },
  manageEvent: { about: 'event' },
  pairTournament: { about: 'drawn', searches: TABS },
  teamTournament: { about: 'teams', searches: TABS },
  ownerDashboard: { searches: ['', '?tab=monthly'] },
  ownerReservations: {},
  ownerReceipt: { about: 'taken' },
  ownerImport: OURS,
  ownerSeries: {},
  ownerBills: {},
  ownerNewSeries: {},
  ownerVouchers: {},
  ownerPlayers: {},
  ownerPlayer: { about: 'regular' },
  ownerCustomers: { searches: ['', '?filtro=devendo'] },
  ownerCustomer: { about: 'record' },
  ownerSearch: { searches: ['?q=onerror'] },
  ownerDebts: {},
  ownerTill: {},
  ownerClosedTill: { about: 'closedTill' },
  ownerSlots: { ...OURS, searches: ['', '?editMode=byDay'] },
  ownerGuide: OURS,
  ownerCourts: {},
  ownerTournaments: {},
  ownerStaff: {},
  ownerAudit: {},
  ownerSettings: {},
  adminArenas: {},
  adminEvents: {},
  platformAdmin: OURS,
  adminPayouts: {},
  adminPayee: { about: 'payee' },
  adminSettings: {},
};

const isRoute = (name: string): name is RouteName => name in VISITS;
const scene = sceneInBrowser();
let shared: SharedBrowser;
let undecided: readonly string[];
beforeAll(async () => {
  const { database } = scene.world;
  await inTransaction(database, demonstration(database));
  await playWeekly();
  await loseHour();
  await sayPaid();
  undecided = await plantScripts(database);
  await tellScript();
  await doSomething();
  shared = await shareBrowser(scene.browser, scene.address);
});

/** Of those who play every week, one is the demonstration's player, who asks for one hour more. */
async function playWeekly(): Promise<void> {
  const { pool } = scene.world.database;
  const { rows } = await pool.query('select id from series where player_id is not null limit 1');
  const player = await pool.query('select id from person where email = $1', [PLAYER.email]);
  const ids = [rows[0].id, player.rows[0].id];
  await pool.query('update series set player_id = $2 where id = $1', ids);
  await pool.query('update reservation set player_id = $2 where series_id = $1', ids);
  await pool.query(
    `insert into waiting (arena_id, id, person_id, day, hours, court_ids, until, joined_at)
      select arena_id, gen_random_uuid(), player_id, from_day + 400, '{6}', '{}', now() + interval '400 days', made_at
      from series where id = $1`,
    ids.slice(0, 1),
  );
  await pool.query(
    `insert into series_request (arena_id, id, player_id, weekday, start_hour, hours, sport, from_day, note, asked_at)
      select arena_id, gen_random_uuid(), player_id, 3, 6, 1, sport, from_day, 'Somos quatro', made_at from series where id = $1`,
    ids.slice(0, 1),
  );
}

/** Of the hours that rain took, one is the demonstration's player's, who may choose another. */
async function loseHour(): Promise<void> {
  const { pool } = scene.world.database;
  const { rows } = await pool.query<{ reservation_id: string }>(
    `insert into rebooking (arena_id, id, reservation_id, closure_id, paid_centavos, is_by_pix, since, until, state)
      select cancellation.arena_id, cancellation.id, reservation_id, closure_id, 8000, false,
        now() - interval '1 hour', now() + interval '3 days', 'offered'
      from cancellation join reservation on reservation.id = reservation_id
      where closure_id is not null limit 1 returning reservation_id`,
  );
  await pool.query(
    `update reservation set player_id = (select id from person where email = $2), guest_player_name = null, guest_phone = null
      where id = $1`,
    [rows[0]?.reservation_id, PLAYER.email],
  );
}

/** A stranger said by a link that they paid: the desk reads it in Pendências, and whoever has the link what it is for. */
async function sayPaid(): Promise<void> {
  await scene.world.database.pool.query(
    `insert into payment_link (arena_id, id, reservation_id, token_hash, whom_version, state, made_at, made_by, said_at,
        said_centavos, payer, end_to_end, picture)
      select arena_id, gen_random_uuid(), reservation.id, $1, whom_version, 'said', now(), arena.owner_id, now(), 8000, 'Rui', 'E1', 'x'
      from reservation join arena on arena.id = arena_id
      where arena_id = $2 and reservation.status = 'CONFIRMADA' limit 1`,
    [hashToken('x'.repeat(43)), await idOf('arena')],
  );
}

/** The page of an arena's deeds shows who did them. */
async function doSomething(): Promise<void> {
  const { database } = scene.world;
  const [arena, personId] = [await idOf('arena'), await idOf('payee')];
  const deed = {
    name: 'updateCourt',
    role: 'arena-owner',
    personId,
    arena,
    subject: undefined,
    details: '{}',
  } as const;
  await inTransaction(database, (tx) => writeEntry(tx, deed));
}

/** What notices are made of is stored as JSON, where `plantScripts` finds no column. */
async function tellScript(): Promise<void> {
  const { database } = scene.world;
  const facts = { reservation: newId(), arena: SCRIPT, day: '2026-03-05', hours: '18:00 às 20:00' };
  const to = sql`select id from person where email like ${`${PLAYER.email}%`}`;
  await inTransaction(database, (tx) => tell(tx, 'reservationCancelled', { to, subject: facts.reservation, facts }));
}

async function idOf(subject: Subject): Promise<string> {
  const { rows } = await scene.world.database.pool.query<{ id: string }>(`${SUBJECTS[subject]} limit 1`);
  return rows[0]?.id ?? '';
}

async function pathOf(name: RouteName): Promise<string> {
  const { about } = VISITS[name];
  const id = about === undefined ? '' : await idOf(about);
  const { rows } = await scene.world.database.pool.query<{ id: string }>(
    'select event_id as id from category where id::text = $1',
    [id],
  );
  const path: string = ROUTES[name].path;
  return path
    .replace(':eventId', rows[0]?.id ?? '')
    .replace(':organizerId', id)
    .replace(':id', id)
    .replace(':name', encodeURIComponent(SCRIPT))
    .replace(':token', 'x'.repeat(43));
}

async function open(name: RouteName): Promise<Page> {
  const { database } = scene.world;
  const { audience } = ROUTES[name];
  if (audience === 'everyone' || audience === 'visitorsAndCustomers')
    return shared.open(scene.world.now(), { path: '/' });
  const { rows } = await database.pool.query<{ id: string; works_at: string | null }>(
    'select id, works_at from person where email like $1',
    [`${EMAILS[audience]}%`],
  );
  const [id, token, now] = [rows[0]?.id ?? '', newToken(), scene.world.now()];
  const worksAt = rows[0]?.works_at ?? null;
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await database.orm
    .insert(sessions)
    .values({ tokenHash: hashToken(token), personId: id, worksAt, createdAt: now, lastPasswordAt: now, expiresAt });
  return shared.open(now, { path: '/', session: await scene.world.sessionOf({ id, token }) });
}

// Row 15. Red with a column of text that `storedScripts.ts` does not know.
it('every text that the database holds is planted, or known to be ours', () => {
  expect(undecided).toEqual([]);
});

// Row 15. Red when a view writes a name with dangerouslySetInnerHTML, or links to an address that it did not make.
it.each(Object.keys(VISITS).filter(isRoute))('what was typed is shown as it was, and never run: %s', async (name) => {
  const page = await open(name);
  const { searches = [''], isOurs } = VISITS[name];
  const path = await pathOf(name);
  for (const search of searches) {
    await page.goto(path + search);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (!isOurs) await page.waitForFunction(showsScript, '<script>window.pwned=1</script>');
    await expectUnharmed(page);
  }
  await page.close();
});

/** Runs in the page. */
function showsScript(script: string): boolean {
  const typed = [...document.querySelectorAll('input, textarea')].some(
    (field) => 'value' in field && String(field.value).includes(script),
  );
  return typed || document.body.innerText.includes(script);
}
