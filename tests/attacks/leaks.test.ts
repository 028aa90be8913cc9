import { beforeAll, expect, it } from 'vitest';
import { addDays } from '../../domain/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '../../domain/days/moment.ts';
import { contract, type EndpointName } from '../../domain/contract/contract.ts';
import { endpointNames } from '../../server/http/contractRoutes.ts';
import { makeArena, makePerson, PASSWORD } from '../api/cast.ts';
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

/** Row 28: every reply that others can get, searched for what is Ana's. */
describeOnDatabases("reading another person's data", (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let arena: Awaited<ReturnType<typeof makeArena>>;
  let ana: { id: string; token: string };
  let reservation: string;
  let payment: { mpPaymentId: string; pollToken: string; qrCodePix: string };
  const day = addDays(momentIn(new Date(), DEFAULT_ZONE).day, 4);

  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
    arena = await makeArena(database);
    ana = await makePerson(database, 'player', ANA);
    const selectedTimeSlots = [{ court: arena.court1, timeSlots: [arena.slots.at18.id], sport: 'FUTEVOLEI' }];
    const order = { arena: arena.id, date: day, selectedTimeSlots };
    const made = await server.call('makeReservation', { token: ana.token, body: order });
    reservation = made.json().data.reservation._id;
    payment = made.json().data.reservationPayment;
  });

  /** Every call, with the arguments that point at Ana's things. */
  async function readEverything(token: string | undefined): Promise<Record<string, string>> {
    const texts: Record<string, string> = {};
    for (const name of endpointNames.filter((name) => name !== 'logout')) {
      const reply = await server.call(name, { token, ...argumentsOf(name) });
      texts[name] = `${JSON.stringify(reply.headers)} ${reply.body}`;
    }
    return texts;
  }

  function argumentsOf(name: EndpointName) {
    const dayQuery = `?day=${day.day}&month=${day.month}&year=${day.year}`;
    const arenaNames: EndpointName[] = ['arena', 'availability'];
    const id = arenaNames.includes(name) ? arena.id : name === 'paymentRelay' ? payment.mpPaymentId : reservation;
    return {
      params: { id },
      ...(name === 'availability' && { query: dayQuery }),
      ...(name === 'liveHold' && { query: `?arena=${arena.id}` }),
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
  });

  const found = (texts: Record<string, string>): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      Object.entries(secrets()).flatMap(([what, secret]) => (text.includes(secret) ? [`${what} in ${name}`] : [])),
    );

  // Red without the ownership in booking/readReservations.ts, or with a reply schema that names too much.
  it.each(['visitor', 'player', 'arena-owner', 'admin'] as const)('as a strange %s finds nothing', async (role) => {
    const stranger = role === 'visitor' ? undefined : await makePerson(database, role, { name: 'Estranho' });
    expect(found(await readEverything(stranger?.token))).toEqual([]);
  });

  // The control: the same search finds what is there, and a hash in no reply at all.
  it('as Ana herself finds her own', async () => {
    const mine = await readEverything((await server.call('login', loginOf())).json().data.token);
    expect(found(mine)).toEqual(
      expect.arrayContaining(['email in me', 'phone in me', 'pollToken in reservation', 'pix in myReservations']),
    );
    expect(found(mine).filter((leak) => leak.startsWith('hash'))).toEqual([]);
  });

  // Red when the encoder of http/contractRoutes.ts lets through what a schema does not name.
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

  // Row 41. Red without http/requestLog.ts (the framework's own lines hold addresses) and logging/logger.ts.
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
