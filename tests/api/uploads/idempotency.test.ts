import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Write } from '#platform/http/handler.ts';
import { openTestDatabase } from '../../database/databases.ts';
import { makePerson } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';
import { fieldsOf, FORM_HEADERS, formOf, type Part, picturePart } from './form.ts';

const MEMBERS = { name: 'Ana Souza', email: 'ana@exemplo.com', password: 'areia fofa', picture: '' };

let server: TestServer;
let token: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  // Each run makes up another id: an answer that is sent again has the id of the first.
  const registerPlayer: Write<'registerPlayer'> = {
    async decide() {
      const user = { id: newId(), email: '', name: '', status: '', unableToLogin: false, role: 'player' } as const;
      return { data: { token: '', user } };
    },
  };
  // `Object.assign`, because the real handler is a read: a spread with a write in its place does not compile.
  server = await openTestServer(database, { handlers: (real) => Object.assign({}, real, { registerPlayer }) });
  ({ token } = await makePerson(database, 'player'));
  return () => database.close();
});

const send = (key: string, parts: readonly Part[]) =>
  server.app.inject({
    method: 'POST',
    url: contract.registerPlayer.path,
    payload: formOf(parts),
    headers: { ...FORM_HEADERS, authorization: `Bearer ${token}`, 'idempotency-key': key },
  });
const picture = (last: number) => picturePart(Buffer.from([0xff, 0xd8, 0xff, last]));

it('a form with the same fields and file gets the same answer again', async () => {
  const parts = [...fieldsOf(MEMBERS), picture(1)];
  const [first, again] = [await send('same', parts), await send('same', parts)];
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  expect(again.headers['idempotency-replayed']).toBe('true');
});

// Red without the file in the hash of core/calls/idempotency.ts, and without the fields in `request.body`.
it.each<[string, readonly Part[]]>([
  ['another-file', [...fieldsOf(MEMBERS), picture(2)]],
  ['no-file', fieldsOf(MEMBERS)],
  ['another-field', [...fieldsOf({ ...MEMBERS, name: 'Bia Lima' }), picture(1)]],
])('the same key with %s is refused', async (key, parts) => {
  await send(key, [...fieldsOf(MEMBERS), picture(1)]);
  const reply = await send(key, parts);
  expect([reply.statusCode, reply.json()]).toEqual([422, refusal('idempotency_mismatch')]);
});
