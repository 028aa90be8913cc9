import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { refuse } from '#platform/http/handler.ts';
import { openTestDatabase } from '../../database/databases.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';
import { fieldsOf, FORM_HEADERS, formOf, type Part, picturePart } from './form.ts';

const PLAYER = {
  name: 'Ana Souza',
  gender: 'F',
  city: 'São Vicente',
  phone: '13988887777',
  email: 'ana@exemplo.com',
  password: 'areia fofa',
} as const;
const ARENA = {
  name: 'Arena Maré',
  manager: 'Bia Lima',
  socials: { instagram: '@arena.mare' },
  address: { city: 'Santos' },
  phone: '13988887777',
  email: 'bia@exemplo.com',
  password: 'areia fofa',
} as const;
const BYTES = Buffer.from([0xff, 0xd8, 0xff, 0, 13, 10, 45, 45]);

let server: TestServer;
/** What the handlers were given. They refuse everything, so that nothing else must be true. */
let given: { readonly body: unknown; readonly file: Uint8Array | undefined }[];

beforeAll(async () => {
  const database = await openTestDatabase();
  const note = ({ body, file }: { readonly body: unknown; readonly file: Uint8Array | undefined }) => {
    given.push({ body, file });
    return refuse('email_taken');
  };
  server = await openTestServer(database, {
    handlers: (real) => ({
      ...real,
      registerPlayer: async (call) => note(call),
      registerArena: async (call) => note(call),
    }),
  });
  return () => database.close();
});
beforeEach(() => {
  given = [];
});

function post(name: 'registerPlayer' | 'registerArena', payload: Buffer, headers: object = FORM_HEADERS) {
  return server.app.inject({ method: 'POST', url: contract[name].path, payload, headers: { ...headers } });
}

const send = (name: 'registerPlayer' | 'registerArena', parts: readonly Part[]) => post(name, formOf(parts));

describe('a form', () => {
  it('says what JSON would say, and brings its file', async () => {
    const reply = await send('registerPlayer', [...fieldsOf(PLAYER), picturePart(BYTES)]);
    expect([reply.json(), given]).toEqual([refusal('email_taken'), [{ body: PLAYER, file: BYTES }]]);
  });

  it('names inner members with dots, in any order', async () => {
    await send('registerArena', [picturePart(BYTES), ...fieldsOf(ARENA).toReversed()]);
    expect(given).toEqual([{ body: ARENA, file: BYTES }]);
  });

  it.each([
    ['without a file', []],
    ['with the empty file of a chooser in which nothing was chosen', [picturePart(Buffer.alloc(0), '')]],
  ])('%s brings none', async (_what, files) => {
    await send('registerPlayer', [...fieldsOf(PLAYER), ...files]);
    expect(given).toEqual([{ body: PLAYER, file: undefined }]);
  });

  it('may as well be JSON', async () => {
    await server.call('registerPlayer', { body: PLAYER });
    expect(given).toEqual([{ body: PLAYER, file: undefined }]);
  });

  it('may have a preamble and an epilogue', async () => {
    const form = formOf([...fieldsOf(PLAYER), picturePart(BYTES)]);
    await post('registerPlayer', Buffer.concat([Buffer.from('antes\r\n'), form, Buffer.from('depois')]));
    expect(given).toEqual([{ body: PLAYER, file: BYTES }]);
  });
});

describe('a form is refused, and handled by nobody,', () => {
  const unknown = (name: string) => refusal('malformed', 'Campo desconhecido.', { [name]: 'Campo desconhecido.' });
  const invalid = (name: string) => refusal('malformed', undefined, { [name]: 'Valor inválido.' });

  it.each<[string, readonly Part[], object]>([
    ['with a field that the contract does not name', [{ name: 'role', bytes: 'admin' }], unknown('role')],
    ['with such a field deeper', [{ name: 'address.street', bytes: 'x' }], unknown('address.street')],
    ['with a text for its file', [{ name: 'avatar', bytes: 'x' }], unknown('avatar')],
    ['with a field twice', [{ name: 'name', bytes: 'Outra' }], invalid('name')],
    ['with a text and a group of one name', [{ name: 'address', bytes: 'x' }], invalid('address')],
    ['with a group inside a text', [{ name: 'name.first', bytes: 'x' }], invalid('name.first')],
    ['with a file of another name', [{ ...picturePart(BYTES), name: 'artwork' }], unknown('artwork')],
    ['with a file for a field', [{ ...picturePart(BYTES), name: 'city' }], unknown('city')],
    ['with a part that has no name', [{ bytes: 'x' }], refusal('malformed')],
    ['with a part in JSON', [{ name: 'stats', type: 'application/json', bytes: '{"wins":9}' }], refusal('malformed')],
    ['with __proto__', [{ name: '__proto__', bytes: 'x' }], refusal('malformed')],
    ['with __proto__ deeper', [{ name: 'address.__proto__.role', bytes: 'admin' }], refusal('malformed')],
    ['with constructor', [{ name: 'constructor.prototype.role', bytes: 'admin' }], refusal('malformed')],
    ['with two files', [picturePart(BYTES), picturePart(BYTES)], refusal('too_large')],
    ['with a field of 9 KB', [{ name: 'neighbour', bytes: 'x'.repeat(9_000) }], refusal('too_large')],
    [
      'with more fields than any form has',
      Array.from({ length: 14 }, (_, index) => ({ name: `f${index}`, bytes: 'x' })),
      refusal('too_large'),
    ],
  ])('%s', async (_what, parts, body) => {
    const reply = await send('registerArena', [...fieldsOf(ARENA), ...parts]);
    expect([reply.json(), given]).toEqual([body, []]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('with the faults of its fields named as those of JSON', async () => {
    const wrong = { ...ARENA, phone: '1', address: { city: ' ' } };
    const [form, json] = [
      await send('registerArena', fieldsOf(wrong)),
      await server.call('registerArena', { body: wrong }),
    ];
    expect(form.json()).toEqual(json.json());
    expect(Object.keys(form.json().details)).toEqual(['address.city', 'phone']);
  });

  const whole = formOf([...fieldsOf(PLAYER), picturePart(Buffer.alloc(2_000, 0x61))]);
  it.each([
    ['cut in its file', whole.subarray(0, -500), FORM_HEADERS],
    ['cut in a field', whole.subarray(0, 120), FORM_HEADERS],
    ['cut before its end', whole.subarray(0, -4), FORM_HEADERS],
    ['of something else', Buffer.from('{"name":"Ana"}'), FORM_HEADERS],
    ['of nothing', Buffer.alloc(0), FORM_HEADERS],
    ['with another boundary', whole, { 'content-type': 'multipart/form-data; boundary=outro' }],
    ['without a boundary', whole, { 'content-type': 'multipart/form-data' }],
  ])('%s', async (_what, payload, headers) => {
    const reply = await post('registerPlayer', payload, headers);
    expect([reply.statusCode, reply.json().error, given]).toEqual([400, refusal('malformed').error, []]);
  });

  it('where the contract takes no file', async () => {
    const payload = formOf([...fieldsOf({ email: 'ana@exemplo.com', password: '123456' }), picturePart(BYTES)]);
    const reply = await server.app.inject({ method: 'POST', url: contract.login.path, payload, headers: FORM_HEADERS });
    expect([reply.statusCode, reply.json()]).toEqual([415, refusal('unsupported_media')]);
  });

  it('in another format', async () => {
    const reply = await post('registerPlayer', Buffer.from('name=Ana'), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([reply.statusCode, reply.json()]).toEqual([415, refusal('unsupported_media')]);
  });
});
