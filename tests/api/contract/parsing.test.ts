import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { contract } from '#domain/contract/contract.ts';
import { openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson } from '../cast.ts';
import { NOBODY, openTestServer, refusal, type TestServer } from '../testServer.ts';

let database: TestDatabase;
let server: TestServer;
let token: string;
let order: { arena: string; date: Day; selectedTimeSlots: object[] };

beforeAll(async () => {
  database = await openTestDatabase();
  server = await openTestServer(database);
  const person = await makePerson(database, 'player', { city: 'Santos', phone: '13988887777', gender: 'F' });
  token = person.token;
  const arena = await makeArena(database, { paymentMethod: 'local' });
  const date = addDays(momentIn(new Date(), DEFAULT_ZONE).day, 5);
  const slots = { court: arena.court1, timeSlots: [arena.slots.at18.id], sport: 'FUTEVOLEI' };
  order = { arena: arena.id, date, selectedTimeSlots: [slots] };
  return () => database.close();
});

const shapeless = { '': 'Valor inválido.' };

describe('a body', () => {
  it.each([
    [
      'with a member that the contract does not name',
      () => ({ ...order, totalValue: 1 }),
      { totalValue: 'Campo desconhecido.' },
    ],
    [
      'with such a member deeper',
      () => ({ ...order, date: { ...order.date, hour: 3 } }),
      { 'date.hour': 'Campo desconhecido.' },
    ],
    ['without a member', () => ({ ...order, arena: undefined }), { arena: 'Campo obrigatório.' }],
    ['with another type', () => ({ ...order, arena: 7 }), { arena: 'Valor inválido.' }],
    ['with null for a member', () => ({ ...order, code: null }), { code: 'Valor inválido.' }],
    [
      'with a day that does not exist',
      () => ({ ...order, date: { day: 31, month: 2, year: 2026 } }),
      { date: 'Data inválida.' },
    ],
    [
      'with half a day',
      () => ({ ...order, date: { day: 1.5, month: 2, year: 2026 } }),
      { 'date.day': 'Valor inválido.' },
    ],
    [
      'without hours',
      () => ({ ...order, selectedTimeSlots: [] }),
      { selectedTimeSlots: 'Escolha pelo menos um horário para prosseguir com a reserva.' },
    ],
  ])('%s is refused, and nothing happens', async (_what, body, errors) => {
    const reply = await server.call('makeReservation', { token, body: body() });
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('malformed', Object.values(errors)[0], errors)]);
    expect((await server.call('myReservations', { token })).json().data).toEqual({ reservations: [] });
  });

  it('with several faults names all of them', async () => {
    const reply = await server.call('login', { body: { password: '1', admin: true } });
    const details = {
      email: 'Campo obrigatório.',
      password: 'A senha precisa ter no mínimo 6 caracteres.',
      admin: 'Campo desconhecido.',
    };
    expect(reply.json().details).toEqual(details);
  });

  it.each([
    ['nothing', undefined, 400, refusal('malformed', undefined, shapeless)],
    ['a list', '[]', 400, refusal('malformed', undefined, shapeless)],
    ['a word', '"x"', 400, refusal('malformed', undefined, shapeless)],
    ['null', 'null', 400, refusal('malformed', undefined, shapeless)],
    ['broken JSON', '{"email":', 400, refusal('malformed')],
    ['an empty body', '', 400, refusal('malformed')],
    ['__proto__', '{"__proto__":{"role":"admin"},"email":"a","password":"123456"}', 400, refusal('malformed')],
    ['constructor', '{"constructor":{"prototype":{}},"email":"a","password":"123456"}', 400, refusal('malformed')],
  ])('of %s is refused', async (_what, payload, status, body) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await server.app.inject({
      method: 'POST',
      url: contract.login.path,
      ...(payload !== undefined && { payload, headers }),
    });
    expect([reply.statusCode, reply.json()]).toEqual([status, body]);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'that is %s is refused',
    async (type) => {
      const payload = JSON.stringify({ email: 'a@exemplo.com', password: '123456' });
      const headers = { 'content-type': type };
      const reply = await server.app.inject({ method: 'POST', url: contract.login.path, payload, headers });
      expect([reply.statusCode, reply.json().error.code]).toEqual(
        type === 'text/plain' ? [400, 'malformed'] : [415, 'unsupported_media'],
      );
    },
  );

  it('of a call that takes none must be empty', async () => {
    const params = { id: NOBODY };
    const filled = await server.call('cancelReservation', { token, params, body: { status: 'PAGA' } });
    expect(filled.json()).toEqual(refusal('malformed', 'Campo desconhecido.', { status: 'Campo desconhecido.' }));
    for (const body of [undefined, {}]) {
      const reply = await server.call('cancelReservation', { token, params, body });
      expect(reply.json()).toEqual(refusal('reservation_not_found'));
    }
  });
});

describe('a query', () => {
  it.each([
    ['me', '?id=1', { id: 'Campo desconhecido.' }],
    ['allArenas', '?page=1', { page: 'Campo desconhecido.' }],
    ['myReservations', '?page=1&page=2', { page: 'Valor inválido.' }],
    ['liveHold', '', { arena: 'Campo obrigatório.' }],
    ['liveHold', `?arena=${NOBODY}%27--`, { arena: 'Identificador inválido.' }],
  ] as const)('of %s refuses %j', async (name, query, errors) => {
    const reply = await server.call(name, { token, query });
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('malformed', Object.values(errors)[0], errors)]);
  });
});
