import { Readable } from 'node:stream';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { chanceFrom } from '#start/demo/random.ts';
import { makeHandlers } from '#start/handlers.ts';
import { buildApp } from '#platform/http/app.ts';
import { registerContract } from '#core/calls/contractRoutes.ts';
import { makeAuthenticate } from '#core/people/authenticate.ts';
import { makePerson } from '../api/cast.ts';
import { testDependencies } from '../api/testDependencies.ts';
import { FORM_HEADERS, formOf, type Part, picturePart } from '../api/uploads/form.ts';
import { makeJpeg } from '../api/uploads/pictures.ts';
import { openTestDatabase } from '../database/databases.ts';
import { sweep } from '../sweep.ts';

const FORMS = sweep(200, 2_000);
const AT_ONCE = 5;
const SEED = 31;
const NASTY_NAMES = [
  '',
  '.',
  '..',
  'a..b',
  'avatar.',
  '__proto__',
  'a.__proto__.b',
  'constructor',
  'toString',
  'é\u0000',
] as const;

let send: (payload: Buffer | Readable) => Promise<{ readonly statusCode: number; readonly body: string }>;
let jpeg: Buffer;
beforeAll(async () => {
  const database = await openTestDatabase();
  const { token } = await makePerson(database, 'player');
  const dependencies = testDependencies(database, { settings: { limits: 'relaxed' } });
  const routing = { handlers: makeHandlers(dependencies), database, authenticate: makeAuthenticate(database) };
  const app = await buildApp({
    settings: { ...dependencies.settings, paymentsOrigin: undefined, trustedHops: 0 },
    database,
    log: pino({ level: 'silent' }),
    // Short, so that a form that the parser never ends is told from one that it refuses.
    register: (scope) => registerContract(scope, { ...routing, formPatienceMs: 5_000 }),
  });
  jpeg = await makeJpeg();
  const headers = { ...FORM_HEADERS, authorization: `Bearer ${token}` };
  const { method, path: url } = contract.updateMyAvatar;
  send = (payload) => app.inject({ method, url, headers, payload });
  return async () => {
    await app.close();
    await database.close();
  };
});

// Row 39, for forms. Red when the parser throws what platform/http/multipart.ts does not catch, or waits for ever.
it('random forms are answered, each with a reason', async () => {
  const chance = chanceFrom(SEED);
  const answers = new Map<number, number>();
  for (let sent = 0; sent < FORMS; sent += AT_ONCE) {
    const payloads = Array.from({ length: AT_ONCE }, randomForm);
    const replies = await Promise.all(payloads.map((payload) => send(inPieces(payload))));
    for (const [index, { statusCode, body }] of replies.entries()) {
      expect([200, 400, 413], `${payloads[index]?.toString('latin1').slice(0, 400)} → ${body}`).toContain(statusCode);
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    }
  }
  // Some of all kinds: else only the first look at a form was tried.
  expect([...answers.keys()].toSorted((a, b) => a - b)).toEqual([200, 400, 413]);

  /** As the network would bring it, now and then. */
  function inPieces(payload: Buffer): Buffer | Readable {
    if (chance.happens(0.4)) return payload;
    const pieces: Buffer[] = [];
    for (let at = 0; at < payload.length; at += pieces.at(-1)?.length ?? 1) {
      pieces.push(payload.subarray(at, at + 1 + Math.floor(chance.next() * 500)));
    }
    return Readable.from(pieces);
  }

  function randomForm(): Buffer {
    const dependencies = Array.from(
      { length: chance.happens(0.05) ? 30 : 1 + Math.floor(chance.next() * 3) },
      randomPart,
    );
    let payload = formOf(chance.happens(0.3) ? [picturePart(jpeg)] : dependencies);
    for (let times = Math.floor(chance.next() * 4); times > 0; times -= 1) payload = damaged(payload);
    return payload;
  }

  function randomPart(): Part {
    const isPicture = chance.happens(0.5);
    const name = isPicture ? 'avatar' : chance.pick(NASTY_NAMES);
    const bytes = chance.pick([jpeg, Buffer.alloc(0), Buffer.from('\r\n--limite'), Buffer.alloc(9_000, 0x2d)] as const);
    return {
      ...(chance.happens(0.95) && { name }),
      ...(chance.happens(0.5) && { fileName: chance.pick(['eu.png', '', '"; x="', '\\'] as const) }),
      ...(chance.happens(0.3) && {
        type: chance.pick(['application/json', 'image/png', 'x;charset=utf-16le', ';'] as const),
      }),
      bytes,
    };
  }

  /** Another byte, a piece less, or a piece twice. */
  function damaged(payload: Buffer): Buffer {
    const at = Math.floor(chance.next() * payload.length);
    const end = Math.min(payload.length, at + Math.floor(chance.next() * 60));
    const kind = chance.next();
    if (kind < 0.4) return Buffer.concat([payload.subarray(0, at), payload.subarray(end)]);
    if (kind < 0.6) return Buffer.concat([payload.subarray(0, end), payload.subarray(at)]);
    const other = Buffer.from(payload);
    if (other.length > 0) other[at] = Math.floor(chance.next() * 256);
    return other;
  }
});
