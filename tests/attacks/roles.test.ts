import { beforeAll, describe, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import type { Caller, Endpoint } from '#domain/contract/endpoint.ts';
import { endpointNames } from '#core/calls/contractRoutes.ts';
import { makeArena, makePerson, makeStaff } from '../api/cast.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const ROLES = ['visitor', 'player', 'arena-owner', 'manager', 'reception', 'admin'] as const;
type Role = (typeof ROLES)[number];

let database: TestDatabase;
let server: TestServer;
let arenaId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ id: arenaId } = await makeArena(database));
  // There are more calls than one address may send.
  server = await openTestServer(database, { settings: { limits: 'relaxed' } });
  return () => database.close();
});

async function callAs(role: Role, name: EndpointName) {
  const person = role === 'visitor' ? undefined : await personOf(role);
  const reply = await server.call(name, { token: person?.token });
  // What was done may have been to leave.
  if (reply.statusCode < 400 && contract[name].method !== 'GET') known.delete(role);
  return reply;
}

const known = new Map<Role, Promise<{ readonly token: string }>>();

/** One of each role for as long as nothing was done as them. */
function personOf(role: Exclude<Role, 'visitor'>): Promise<{ readonly token: string }> {
  const person = known.get(role) ?? makeOne(role);
  known.set(role, person);
  return person;
}

function makeOne(role: Exclude<Role, 'visitor'>) {
  if (role === 'player' || role === 'admin') return makePerson(database, role);
  return makeStaff(database, arenaId, role === 'arena-owner' ? 'owner' : role);
}

/** Its callers prove themselves by something else than a session. */
const isForSessions = (name: EndpointName): boolean => {
  const callers: readonly Caller[] = contract[name].callers;
  return !callers.includes('pollToken') && !callers.includes('provider');
};

// Row 26. Red without the `authorise` call of core/calls/contractRoutes.ts.
describe('who may call what, from the contract', () => {
  const cells = endpointNames.filter(isForSessions).flatMap((name) => ROLES.map((role) => [role, name] as const));

  it.each(cells)('%s calls %s', async (role, name) => {
    const endpoint: Endpoint = contract[name];
    const reply = await callAs(role, name);
    if (endpoint.callers.includes(role)) {
      expect([401, 403, 500]).not.toContain(reply.statusCode);
      expect(['unauthenticated', 'forbidden', 'route_not_found', 'internal']).not.toContain(reply.json().error?.code);
    } else {
      const code = role === 'visitor' ? 'unauthenticated' : 'forbidden';
      expect([reply.statusCode, reply.json()]).toEqual([role === 'visitor' ? 401 : 403, refusal(code)]);
    }
  });

  it.each(
    endpointNames.filter((name) => !isForSessions(name)).flatMap((name) => ROLES.map((role) => [role, name] as const)),
  )('%s proves nothing to %s', async (role, name) => {
    const endpoint: Endpoint = contract[name];
    const reply = await callAs(role, name);
    const [code] = endpoint.failures;
    expect(reply.json()).toEqual(refusal(code ?? 'internal'));
  });

  it('an unknown role is nobody', async () => {
    const guarded = endpointNames.filter((name) => !(contract[name].callers as readonly Caller[]).includes('visitor'));
    for (const name of guarded.filter(isForSessions)) {
      const reply = await server.call(name, { token: 'x'.repeat(43) });
      expect([name, reply.statusCode]).toEqual([name, 401]);
    }
  });
});

// Row 27. Red without `onExcessProperty: 'error'` in platform/http/decodeCall.ts.
describe('members that the contract does not name', () => {
  const FORBIDDEN = [
    'role',
    '_id',
    'id',
    'status',
    'paid',
    'totalValue',
    'discount',
    'stats',
    'unableToLogin',
    'player',
  ];
  /** Some are members of what some calls are about. */
  const NAMED: Partial<Record<EndpointName, readonly string[]>> = {
    makeOwnerReservation: ['player'],
    previewSeries: ['player'],
    // The total that the desk saw: another one than the server's moves nothing.
    moveReservation: ['totalValue'],
    giveReservation: ['player'],
    askCustomerAccount: ['player'],
    createVoucher: ['player', 'discount'],
    sellVoucher: ['player'],
    decideEvent: ['status'],
    registerAsOrganizer: ['player'],
    fillPlace: ['player'],
    confirmInvited: ['player'],
    replaceInvited: ['player'],
    grantRefund: ['player'],
    inviteStaff: ['role'],
    changeStaffRole: ['role'],
  };
  const writes = endpointNames.filter((name) => contract[name].method !== 'GET' && isForSessions(name));

  it.each(writes)('sent along with %s are refused, each by name', async (name) => {
    const [role] = (contract[name].callers as readonly Role[]).toReversed();
    const { token } = await personOf(role === undefined || role === 'visitor' ? 'player' : role);
    const forbidden = FORBIDDEN.filter((member) => !NAMED[name]?.includes(member));
    const body = Object.fromEntries(forbidden.map((member) => [member, 'admin']));
    const reply = await server.call(name, { token, body });
    const unknown = Object.fromEntries(forbidden.map((member) => [member, 'Campo desconhecido.']));
    expect([reply.statusCode, reply.json().details]).toEqual([400, expect.objectContaining(unknown)]);
  });
});
