import { Arbitrary, Effect, Schema } from 'effect';
import { beforeAll, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { FailureBody } from '#domain/contract/failureBody.ts';
import type { Role } from '#domain/people/person.ts';
import { endpointNames } from '#core/calls/contractRoutes.ts';
import { makeArena, makePerson, makeStaff } from '../api/cast.ts';
import { NOBODY, openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { FORM_HEADERS, fieldsOf, formOf } from '../api/uploads/form.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { sweep } from '../sweep.ts';

type AnySchema = NonNullable<Endpoint['body']>;
type Path = readonly string[];

const ILL_FORMED = ['Maria \ud800 Souza', 'Maria \udc00', '\ud83d'];
const UNUSABLE = {
  NUL: 'Maria \u0000 Souza',
  bell: 'Maria\u0007 Souza',
  'a line break': 'Maria\nSouza',
  'a tab': 'Maria\tSouza',
  delete: 'Maria\u007f Souza',
  'a second set of controls': 'Maria\u0085 Souza',
  'a line separator': 'Maria\u2028Souza',
  'a turned direction': 'Maria \u202e Souza',
  'an embedding': 'Maria \u202a Souza\u202c',
  'an isolate': 'Maria \u2066 Souza\u2069',
  'a mark of direction': 'Maria\u200f Souza',
  'an Arabic mark': 'Maria\u061c Souza',
  'no width': '\u200b\u200b\u200b\u200b',
  'a joiner alone': '\u2060\ufeff\u200d\u200b',
  'Hangul fillers': '\u3164\u3164\u3164',
  'an empty Braille cell': '\u2800\u2800\u2800',
  spaces: '   \u00a0',
} as const;

/**
 * Every field is tried with every text; in the gate with so many, the next ones at the next field, since one that is let through
 * shows that the field's schema lacks all of the checks.
 */
const FEW = 4;
let next = 0;

function triedOf<T>(texts: readonly T[]): readonly T[] {
  const from = next;
  next += FEW;
  return Array.from(
    { length: sweep(texts.length, texts.length, Math.min(FEW, texts.length)) },
    (_, index) => texts[(from + index) % texts.length],
  ).filter((text) => text !== undefined);
}

/** In them a line may end. */
const LINES: ReadonlySet<string> = new Set(['reason', 'note', 'description', 'csv']);
/** In them every well-formed text is welcome. */
const PASSWORDS: ReadonlySet<string> = new Set(['password', 'currentPassword']);

// Row 49. A text of the contract that does not go through domain/values/text/text.ts fails here by its name.
describeOnDatabases('texts that nobody should type', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let tokens: Readonly<Record<Role, string>>;
  let before: Readonly<Record<string, number>>;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database, { settings: { limits: 'relaxed' } });
    const tokenOf = async (role: Role) => (await makePerson(database, role)).token;
    tokens = {
      player: await tokenOf('player'),
      'arena-owner': (await makeStaff(database, (await makeArena(database)).id, 'owner')).token,
      admin: await tokenOf('admin'),
    };
    before = await countRows();
  });

  const withBody = endpointNames.filter((name) => textsOf(bodyOf(name)).length > 0);
  const withForm = withBody.filter((name) => 'file' in contract[name]);
  const withQuery = endpointNames.filter((name) => textsOf(contractOf(name).query).length > 0);
  const withParams = endpointNames.filter((name) => textsOf(contractOf(name).params).length > 0);

  it('are looked for everywhere', () => {
    expect([withBody.length, withForm.length, withQuery.length, withParams.length]).toEqual([
      expect.toSatisfy((count: number) => count >= 25),
      9,
      expect.toSatisfy((count: number) => count >= 12),
      expect.toSatisfy((count: number) => count >= 30),
    ]);
  });

  // Red without `textChecks` in filledText, without a line of it, or with Schema.String in the place of Text.
  it.each(withBody)('are refused in the body of %s, each at its field', async (name) => {
    const body = sampleOf(bodyOf(name));
    for (const path of textsOf(bodyOf(name))) {
      const isPassword = PASSWORDS.has(path.at(-1) ?? '');
      const unusable = Object.values(UNUSABLE).filter(
        (text) => text !== UNUSABLE['a line break'] || !LINES.has(path.at(-1) ?? ''),
      );
      for (const text of triedOf([...ILL_FORMED, ...(isPassword ? [] : unusable)])) {
        const reply = await send(name, { body: put(body, path, text) });
        const about = `${name} ${path.join('.')} ${JSON.stringify(text)} → ${reply.body}`;
        expect([reply.statusCode, reply.json().error?.code], about).toEqual([400, 'malformed']);
        expect(reply.json().details?.[path.join('.')], about).toMatch(/^[A-ZÀ-Ü].+[^A-Z]$/u);
      }
    }
  });

  // Red as above: a form's fields are decoded by the same schemas.
  it.each(withForm)('are refused in the fields of a form: %s', async (name) => {
    const body = Object(sampleOf(bodyOf(name)));
    for (const path of textsOf(bodyOf(name)).filter((path) => !PASSWORDS.has(path.at(-1) ?? ''))) {
      for (const text of triedOf(Object.values(UNUSABLE))) {
        const payload = formOf(fieldsOf(Object(put(body, path, text))));
        const reply = await send(name, { payload, headers: FORM_HEADERS });
        const about = `${name} ${path.join('.')} ${JSON.stringify(text)} → ${reply.body}`;
        expect([reply.statusCode, typeof reply.json().details?.[path.join('.')]], about).toEqual([400, 'string']);
      }
    }
  });

  // Red with Schema.String in a query, such as that of cartSettlement.
  it.each(withQuery)('are refused in the query of %s', async (name) => {
    const { query } = contractOf(name);
    const sample = Object(sampleOf(query));
    for (const path of textsOf(query)) {
      for (const text of triedOf(Object.values(UNUSABLE))) {
        const all = Object.entries(Object(put(sample, path, text)));
        const search = all.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
        const reply = await send(name, { search: `?${search}` });
        const about = `${name} ${path.join('.')} ${JSON.stringify(text)} → ${reply.body}`;
        expect([reply.statusCode, typeof reply.json().details?.[path.join('.')]], about).toEqual([400, 'string']);
      }
      // Half a pair in an address is no UTF-8: it stays the letters that it was written with, or is refused.
      expect((await send(name, { search: `?${path.join('.')}=%ED%A0%80` })).statusCode).toBeLessThan(500);
    }
  });

  // Red with Schema.String in the params of paymentRelay or resetPassword.
  it.each(withParams)('are refused in the path of %s', async (name) => {
    const body = contractOf(name).body === undefined ? undefined : sampleOf(bodyOf(name));
    for (const text of triedOf([...Object.values(UNUSABLE).map(encodeURIComponent), '%ED%A0%80', '%80'])) {
      const reply = await send(name, { param: text, body });
      const about = `${name} ${text} → ${reply.body}`;
      expect([reply.statusCode, Schema.is(FailureBody)(reply.json())], about).toEqual([400, true]);
    }
  });

  // Red without the pattern in attemptOf of core/calls/idempotency.ts.
  it.each(['k\u0007', 'k\u202e', '\u200b', 'k\ud800', ' '])('are no idempotency key: %j', async (key) => {
    const reply = await send('createEvent', {
      body: sampleOf(bodyOf('createEvent')),
      headers: { 'idempotency-key': key },
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      refusal('malformed', undefined, { 'Idempotency-Key': 'Chave inválida.' }),
    ]);
  });

  // What the issue of these rows began with: a visitor's e-mail that no jsonb takes.
  it('are no fault of ours when a visitor writes half a character', async () => {
    const reply = await send('forgotPassword', { body: { email: 'a\ud800@exemplo.com' } });
    const message = 'Informe um email válido.';
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('malformed', message, { email: message })]);
  });

  it('left nothing behind', async () => {
    // The customers' sheet of a tag that is odd letters and none of the above was taken out, and that is written down.
    expect(await countRows()).toEqual({ ...before, audit_entry: 1 });
  });

  interface Sent {
    readonly body?: unknown;
    readonly payload?: Buffer;
    readonly search?: string;
    /** In the place of every identifier, as it stands in the address. */
    readonly param?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  function send(name: EndpointName, { body, payload, search = '', param = NOBODY, headers = {} }: Sent) {
    const { method, path, callers } = contractOf(name);
    const role = (['player', 'arena-owner', 'admin'] as const).find((one) => callers.includes(one));
    const isOpen = callers.includes('visitor') || role === undefined;
    return server.app.inject({
      method,
      url: path.replace(/:\w+/g, () => param) + search,
      headers: {
        ...(!isOpen && { authorization: `Bearer ${tokens[role]}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  }

  /** Of every table but the one that counts who tries too often. */
  async function countRows(): Promise<Record<string, number>> {
    const { rows } = await database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows.filter((row) => row.name !== 'login_failure')) {
      const [row] = (await database.pool.query<{ count: string }>(`select count(*)::text from "${name}"`)).rows;
      counts[name] = Number(row?.count);
    }
    return counts;
  }
});

function contractOf(name: EndpointName): Endpoint {
  return contract[name];
}

/** Not those of notifications, which are taken as they come and proven by their signature. */
function bodyOf(name: EndpointName): AnySchema {
  return 'raw' in contract[name] ? Schema.Struct({}) : (contractOf(name).body ?? Schema.Struct({}));
}

/** Where texts stand in what a schema takes, as it travels. */
function textsOf(schema: AnySchema | undefined): Path[] {
  if (!schema) return [];
  const document = Schema.toJsonSchemaDocument(schema);
  return textsIn(document.schema, Object(document.definitions));
}

function textsIn(schema: unknown, definitions: object): Path[] {
  const { $ref, type, properties, items, prefixItems, anyOf = [], allOf = [], oneOf = [] } = Object(schema);
  if (typeof $ref === 'string') return textsIn(Reflect.get(definitions, $ref.split('/').at(-1) ?? ''), definitions);
  const own = type === 'string' && !('enum' in Object(schema)) ? [[]] : [];
  const inner = Object.entries(Object(properties)).flatMap(([name, shape]) =>
    textsIn(shape, definitions).map((path) => [name, ...path]),
  );
  const listed = items ?? Object(prefixItems)[0];
  const first = listed === undefined ? [] : textsIn(listed, definitions).map((path) => ['0', ...path]);
  const others = [...anyOf, ...allOf, ...oneOf].flatMap((one: unknown) => textsIn(one, definitions));
  const all = [...own, ...inner, ...first, ...others];
  return [...new Map(all.map((path) => [path.join('.'), path])).values()];
}

/** One that the schema itself would take. */
function sampleOf(schema: AnySchema | undefined): unknown {
  if (!schema) return undefined;
  const [value] = Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 1, seed: 7, maxDiscards: 20_000 }),
  );
  return Schema.encodeUnknownSync(schema)(value);
}

/** The same with this text there. */
function put(value: unknown, [name, ...inner]: Path, text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') return [put(Object(value)[0], inner, text), ...(Array.isArray(value) ? value.slice(1) : [])];
  return { ...Object(value), [name]: put(Object(value)[name], inner, text) };
}
