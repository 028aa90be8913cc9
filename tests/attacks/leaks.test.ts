import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { endpointNames } from '#core/calls/contractRoutes.ts';
import { openWorld } from '../api/booking/world.ts';
import { makeArena, makePerson, PASSWORD } from '../api/cast.ts';
import { type Festival, openFestival } from '../api/events/festival.ts';
import { NOBODY, openTestServer, type TestServer } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const ANA = {
  name: 'Ana Planta Segredo',
  email: 'ana.planta@exemplo.com',
  phone: '13977776666',
  city: 'Cidade da Ana',
  gender: 'F',
} as const;

/** Whose id in the path is an event's, a category's, a registration's. */
const OF_EVENTS = [
  'event',
  'categories',
  'createCategory',
  'decideEvent',
  'editEvent',
  'eventChanges',
  'currentCart',
  'carts',
] as const satisfies EndpointName[];
const OF_CATEGORIES = [
  'register',
  'registerAsOrganizer',
  'registrations',
  'groups',
  'drawGroups',
  'matches',
  'makeMatches',
  'makeSecondPhase',
  'progress',
  'editCategory',
] as const satisfies EndpointName[];
const OF_MATCHES = ['setScore', 'editScore', 'declareWalkover'] as const satisfies EndpointName[];
const OF_REGISTRATIONS = [
  'confirmPayment',
  'cancelRegistration',
  'cancelMyRegistration',
  'removeRegistration',
  'acceptInvitation',
  'declineInvitation',
  'confirmInvited',
  'replaceInvited',
  'fillPlace',
  'takeShares',
] as const satisfies EndpointName[];

const ALL: readonly EndpointName[] = endpointNames.filter((name) => name !== 'logout');

/** Who plays in an event is told to everybody who is signed in; no more of them than that. */
const PUBLIC = ['registrations', 'groups', 'matches'].flatMap((name) => [`name in ${name}`, `personId in ${name}`]);

/** Row 28: every reply that others can get, searched for what is Ana's. */
describeOnDatabases("reading another person's data", (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let arena: Awaited<ReturnType<typeof makeArena>>;
  let owner: { id: string; token: string };
  let ana: { id: string; token: string };
  let reservation: string;
  let payment: { mpPaymentId: string; pollToken: string; qrCodePix: string };
  let festival: Festival;
  let [category, registration, cart, match] = ['', '', '', ''];
  let cartPayment: { mpPaymentId: string; pollToken: string; qrCode: string };
  const day = addDays(momentIn(new Date(), DEFAULT_ZONE).day, 4);

  beforeAll(async () => {
    database = await open();
    // There are more calls than one address may send.
    server = await openTestServer(database, { settings: { limits: 'relaxed' } });
    owner = await makePerson(database, 'arena-owner');
    arena = await makeArena(database, { ownerId: owner.id });
    ana = await makePerson(database, 'player', ANA);
    const selectedTimeSlots = [{ court: arena.court1, timeSlots: [arena.slots.at18.id], sport: 'FUTEVOLEI' }];
    const order = { arena: arena.id, date: day, selectedTimeSlots };
    const made = await server.call('makeReservation', { token: ana.token, body: order });
    reservation = made.json().data.reservation._id;
    payment = made.json().data.reservationPayment;
    await enterEvent();
  });

  /** Ana plays in a category, and has a PIX for it. */
  async function enterEvent(): Promise<void> {
    festival = await openFestival(await openWorld(database), { haveTShirts: true });
    category = await festival.category();
    const partner = await makePerson(database, 'player', { name: 'Bia Prado' });
    const shirts = { playerTShirtSize: 'G4', partnerTShirtSize: 'M' };
    registration = await festival.registered(ana, category, { partner: partner.id, ...shirts });
    await festival.call(festival.organizer, 'confirmInvited', registration, { player: partner.id });
    const { shoppingCart } = (await festival.call(ana, 'currentCart', festival.id)).body.data;
    cart = shoppingCart._id;
    cartPayment = (await festival.call(ana, 'payCart', cart)).body.data.payment;
    await startPlaying();
  }

  /** Ana's pair is drawn with another one, and is to play against it. */
  async function startPlaying(): Promise<void> {
    const known = { city: 'Santos', phone: '13988887777', gender: 'F' } as const;
    const other = await makePerson(database, 'player', { name: 'Caio Reis', ...known });
    const partner = await makePerson(database, 'player', { name: 'Duda Reis' });
    const shirts = { playerTShirtSize: 'M', partnerTShirtSize: 'M' };
    const against = await festival.registered(other, category, { partner: partner.id, ...shirts });
    await festival.call(festival.organizer, 'confirmInvited', against, { player: partner.id });
    await festival.call(festival.organizer, 'drawGroups', category, { numberOfGroups: 1 });
    await festival.call(festival.organizer, 'makeMatches', category);
    const { matches } = (await festival.call(festival.organizer, 'matches', category)).body.data;
    match = matches[0]._id;
  }

  /** Every call, with the arguments that point at Ana's things. */
  async function readEverything(token: string | undefined, names = ALL): Promise<Record<string, string>> {
    const texts: Record<string, string> = {};
    for (const name of names) {
      const reply = await server.call(name, { token, ...argumentsOf(name) });
      texts[name] = `${JSON.stringify(reply.headers)} ${reply.body}`;
    }
    return texts;
  }

  function argumentsOf(name: EndpointName) {
    const [dayQuery, monthQuery] = [
      `?day=${day.day}&month=${day.month}&year=${day.year}`,
      `?month=${day.month}&year=${day.year}`,
    ];
    const isoMonthQuery = `?month=${toIsoMonth(day)}`;
    const queries: Partial<Record<EndpointName, string>> = {
      availability: dayQuery,
      agenda: dayQuery,
      agendaMark: dayQuery,
      agendaWeek: dayQuery,
      reservationSheet: dayQuery,
      financialStats: monthQuery,
      reservationsStats: monthQuery,
      customersStats: monthQuery,
      takings: monthQuery,
      takingsSheet: monthQuery,
      cashBook: monthQuery,
      occupancy: isoMonthQuery,
      occupancyHours: `${isoMonthQuery}&of=sold`,
      dailyFinancialStats: `?date=${toIsoDay(day)}`,
      liveHold: `?arena=${arena.id}`,
    };
    const arenaNames: EndpointName[] = ['arena', 'availability', 'courts', 'timeSlots', 'arenaTournaments'];
    const ids: Partial<Record<EndpointName, string>> = {
      paymentRelay: payment.mpPaymentId,
      payCart: cart,
      ...Object.fromEntries(OF_EVENTS.map((name) => [name, festival.id])),
      ...Object.fromEntries(OF_CATEGORIES.map((name) => [name, category])),
      ...Object.fromEntries(OF_REGISTRATIONS.map((name) => [name, registration])),
      ...Object.fromEntries(OF_MATCHES.map((name) => [name, match])),
    };
    const id = arenaNames.includes(name) ? arena.id : (ids[name] ?? reservation);
    const query = queries[name];
    return {
      params: { id },
      ...(query !== undefined && { query }),
      ...(name === 'login' && { body: { email: ANA.email, password: `${PASSWORD}x` }, address: '10.9.9.9' }),
      ...(name === 'updateMyProfile' && { body: { city: 'Santos', phone: '13988887777', gender: 'M' } }),
      ...(name === 'paymentNotification' && { query: `?data.id=${payment.mpPaymentId}&type=payment`, body: {} }),
    };
  }

  const secrets = () => ({
    name: ANA.name,
    email: ANA.email,
    phone: ANA.phone,
    city: ANA.city,
    personId: ana.id,
    pollToken: payment.pollToken,
    pix: payment.qrCodePix,
    hash: '$argon2id',
    cartPollToken: cartPayment.pollToken,
    cartPix: cartPayment.qrCode,
    shirt: '"G4"',
  });

  const found = (texts: Record<string, string>): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      Object.entries(secrets()).flatMap(([what, secret]) => (text.includes(secret) ? [`${what} in ${name}`] : [])),
    );

  // Red without the ownership in core/reservations/readReservations.ts, or with a reply schema that names too much.
  it.each(['visitor', 'player', 'arena-owner', 'admin'] as const)('as a strange %s finds nothing', async (role) => {
    const stranger = role === 'visitor' ? undefined : await makePerson(database, role, { name: 'Estranho' });
    if (role === 'arena-owner' && stranger) await makeArena(database, { ownerId: stranger.id });
    expect(found(await readEverything(stranger?.token))).toEqual(role === 'visitor' ? [] : PUBLIC);
  });

  // Red without `isClose` in areas/competitions/registrations/readRegistrations.ts or `isOrganizer` in the same place.
  it('as the organizer finds how to reach her and what she wears, but neither her e-mail nor her PIX', async () => {
    const reads = ALL.filter((name) => contract[name].method === 'GET');
    const seen = found(await readEverything(festival.organizer.token, reads));
    const near = ['phone in registrations', 'city in registrations', 'shirt in registrations'];
    expect(seen.toSorted()).toEqual([...PUBLIC, ...near].toSorted());
    const elsewhere = await openFestival(await openWorld(database));
    expect(found(await readEverything(elsewhere.organizer.token, reads))).toEqual(PUBLIC);
  });

  // What an owner may see of who plays there, and no more.
  it('as the owner of her arena finds her name and phone', async () => {
    const seen = found(await readEverything(owner.token));
    expect(seen).toEqual(
      expect.arrayContaining([
        'phone in agenda',
        'phone in reservation',
        'name in reservationSheet',
        'city in players',
      ]),
    );
    expect(seen.filter((leak) => /^(email|pollToken|pix|hash|cart|shirt)/.test(leak))).toEqual([]);
  });

  // The control: the same search finds what is there, and a hash in no reply at all.
  it('as Ana herself finds her own', async () => {
    const mine = await readEverything((await server.call('login', loginOf())).json().data.token);
    expect(found(mine)).toEqual(
      expect.arrayContaining(['email in me', 'phone in me', 'pollToken in reservation', 'pix in myReservations']),
    );
    expect(found(mine)).toEqual(
      expect.arrayContaining([
        'cartPollToken in payCart',
        'cartPix in payCart',
        'shirt in registrations',
        'shirt in exportMyData',
      ]),
    );
    expect(found(mine).filter((leak) => leak.startsWith('hash'))).toEqual([]);
  });

  // Red when the encoder of core/calls/contractRoutes.ts lets through what a schema does not name.
  it('by a handler that answers a whole row', async () => {
    const row = {
      id: ana.id,
      email: ANA.email,
      status: 'active',
      unableToLogin: false,
      role: 'player',
      name: ANA.name,
      passwordHash: '$argon2id$v=19$x',
    } as const;
    const careless = await openTestServer(database, {
      handlers: (real) => ({ ...real, me: () => Promise.resolve({ data: { user: row } }) }),
    });
    const reply = await careless.call('me', { token: ana.token });
    expect([reply.json().data.user.name, reply.body.includes('argon2id')]).toEqual([ANA.name, false]);
  });

  // Row 41. Red without platform/http/requestLog.ts (the framework's own lines hold addresses) and platform/logging/logger.ts.
  it('in the log of a full run', async () => {
    await readEverything(ana.token);
    await server.call('arena', { params: { id: NOBODY }, query: `?email=${ANA.email}` });
    const log = server.log.join('\n');
    expect(log).toContain('"status":200');
    expect(Object.entries(secrets()).filter(([, secret]) => log.includes(secret))).toEqual([]);
    expect([log.includes(ana.token), log.includes(PASSWORD), log.includes(payment.mpPaymentId)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  function loginOf() {
    return { body: { email: ANA.email, password: PASSWORD }, headers: { 'x-client': 'api' }, address: '10.9.9.8' };
  }

  it('asks every endpoint of the contract', () => {
    expect(endpointNames.toSorted()).toEqual(Object.keys(contract).toSorted());
  });
});
