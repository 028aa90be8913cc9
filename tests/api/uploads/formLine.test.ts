import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { refuse } from '#platform/http/handler.ts';
import { openTestDatabase } from '../../database/databases.ts';
import { openTestServer, type TestServer } from '../testServer.ts';
import { fieldsOf, FORM_HEADERS, formOf } from './form.ts';
import { waitUntil } from '../../waitUntil.ts';

const PAYLOAD = formOf(fieldsOf({ name: 'Ana', email: 'ana@exemplo.com', password: 'areia fofa', picture: '' }));

let server: TestServer;
let running: number;
let most: number;
/** What forms at work wait for. */
let gate: Promise<void>;
let openGate: () => void;

beforeAll(async () => {
  const database = await openTestDatabase();
  const registerPlayer = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate;
    running -= 1;
    return refuse('email_taken');
  };
  server = await openTestServer(database, { handlers: (real) => ({ ...real, registerPlayer }) });
  return () => database.close();
});
beforeEach(() => {
  [running, most] = [0, 0];
  gate = new Promise((resolve) => (openGate = resolve));
});

/** Sends a form from each address, waits until so many are at work, and lets them go on; says how many were answered. */
async function sendAll(addresses: readonly string[], atWork: number): Promise<number> {
  const [method, url, headers] = ['POST', contract.registerPlayer.path, FORM_HEADERS] as const;
  const replies = addresses.map((remoteAddress) =>
    server.app.inject({ method, url, headers, payload: PAYLOAD, remoteAddress }),
  );
  await waitUntil(() => expect(running).toBe(atWork));
  openGate();
  const statuses = (await Promise.all(replies)).map((reply) => reply.statusCode);
  expect(most).toBe(atWork);
  return statuses.filter((status) => status === 409).length;
}

it('works at 24 forms of all, and the others wait', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `10.0.0.${index}`);
  expect(await sendAll(addresses, 24)).toBe(40);
});

it('works at 6 of one address, and at those of others', async () => {
  const addresses = [...Array.from({ length: 12 }, () => '10.0.0.1'), '10.0.0.2', '10.0.0.3'];
  expect(await sendAll(addresses, 8)).toBe(14);
});

it('turns away what would wait too long', async () => {
  const addresses = Array.from({ length: 210 }, () => '10.0.0.1');
  expect(await sendAll(addresses, 6)).toBe(206);
});
