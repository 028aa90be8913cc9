import type { Schema } from 'effect';
import { describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { FAILURES } from '#domain/contract/failure.ts';
import { IMAGE_FAILURES, WRITE_FAILURES } from '#domain/contract/failureGroups.ts';
import { SHEET_CODES } from '#domain/contract/sheetFailures.ts';
import { SPECIFIED_CALLS } from './specifiedCalls.ts';

const CALLS = Object.entries<Endpoint>(contract);
const ROLES = ['visitor', 'player', 'arena-owner', 'manager', 'reception', 'admin'];

type Schemaed = Schema.Codec<unknown, unknown> & {
  readonly fields?: object;
  readonly to?: { readonly fields?: object };
};

/** The names of the members of a value of a schema; none of one that is not a plain struct. */
function members(schema: Schemaed | undefined): readonly string[] {
  return Object.keys(schema?.fields ?? schema?.to?.fields ?? {});
}

function inNotation({ method, path, query, body, reply }: Endpoint): string {
  const asked = query === undefined ? '' : ` ?${members(query).join(', ')}`;
  const given = body === undefined ? '' : ` {${members(body).join(', ')}}`;
  const answer = members(reply).length === 0 ? '' : ` → ${members(reply).join(', ')}`;
  return `${method} ${path}${asked}${given}${answer}`;
}

function opennessOf({ callers }: Endpoint): string {
  return ROLES.every((role) => callers.some((caller) => caller === role))
    ? 'anybody'
    : callers
        .toSorted((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other))
        .join(', ')
        .replace('arena-owner, manager, reception', 'desk')
        .replace('arena-owner, manager', 'management');
}

// SPEC 6 and 7. Red with another method, path, member or caller in any file of domain/contract.
describe('the calls of the specification', () => {
  const specified = CALLS.map(([, call]) => call).filter(({ addition }) => addition !== true);

  it.each(Object.entries(SPECIFIED_CALLS))('that are open to %s', (openness, calls) => {
    const found = specified.filter((call) => opennessOf(call) === openness).map(inNotation);
    expect(found.toSorted()).toEqual(calls.toSorted());
  });

  it('are all there, and no others', () => {
    expect(specified).toHaveLength(Object.values(SPECIFIED_CALLS).flat().length);
  });
});

/** The names of the calls of which it is not so. */
function breaking(isSo: (call: Endpoint) => boolean): readonly string[] {
  return CALLS.filter(([, call]) => !isSo(call)).map(([name]) => name);
}

// RULES 1. Each is red when one call leaves it out.
describe('every call', () => {
  it('is a call of the API, described in a line, for somebody', () => {
    const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']);
    expect(breaking(({ method }) => methods.has(method))).toEqual([]);
    expect(breaking(({ summary }) => /^[^\n]{8,}$/.test(summary))).toEqual([]);
    // RULES 5: the relay has the provider's shape.
    expect(breaking(({ path }) => /^\/api\/v1(\/:?[a-zA-Z-]+)+$/.test(path))).toEqual(['paymentRelay']);
    expect(contract.paymentRelay.path).toBe('/v1/payments/:id');
    const callers: ReadonlySet<string> = new Set([...ROLES, 'pollToken', 'provider']);
    expect(breaking((call) => call.callers.length > 0 && call.callers.every((each) => callers.has(each)))).toEqual([]);
  });

  it('is given what its path names, and something where it is given a body or a query', () => {
    const named = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).join();
    const isEmpty = (schema: Schemaed | undefined) =>
      schema !== undefined && 'fields' in schema && members(schema).length === 0;
    expect(breaking(({ path, params }) => members(params).join() === named(path))).toEqual([]);
    expect(breaking(({ query, body }) => !isEmpty(query) && !isEmpty(body))).toEqual([]);
  });

  it('fails only as the table of failures says', () => {
    expect(breaking(({ failures }) => failures.every((code) => code in FAILURES))).toEqual([]);
  });

  it('says when the thing that it names is not there', () => {
    const isThere = ({ params, failures }: Endpoint) =>
      !members(params).includes('id') || failures.some((code) => code.endsWith('_not_found'));
    // A refund, a job, or an own link, that is not there is one that nothing has to be done about.
    const idle = ['returnBillRefund', 'returnCartRefund', 'pairLink', 'endPairLink', 'retryJob'];
    expect(breaking(isThere).toSorted()).toEqual(idle.toSorted());
  });

  it('answers a list in pages exactly when a page can be asked for', () => {
    expect(breaking(({ paged, query }) => (paged ?? false) === members(query).includes('page'))).toEqual([]);
  });

  it('is made once, however often it is sent with the same key, or is safe to repeat', () => {
    const isMadeOnce = ({ failures }: Endpoint) => WRITE_FAILURES.every((code) => failures.includes(code));
    const isReadOrAccount = ({ method, path }: Endpoint) => method === 'GET' || path.startsWith('/api/v1/auth/');
    expect(breaking((call) => isReadOrAccount(call) || isMadeOnce(call))).toEqual([
      'updateMyAvatar',
      'quoteReservation',
      'showChoice',
      'paymentNotification',
      'beginConnection',
      'previewOpeningHours',
      'openedPaymentLink',
      'previewAlterations',
      'measureClosure',
      'previewSeries',
      'previewImport',
      'importReservations',
      'previewCustomerImport',
      'importCustomers',
      'undoImport',
      'validateVoucher',
      'readNotice',
      'readNoticesUpTo',
      'download',
      'keepSheet',
      'whatsappNotification',
    ]);
  });

  it('says what is wrong with a picture, and that somebody else was faster', () => {
    const isOnFile = ({ file, sheet, failures }: Endpoint) =>
      file === undefined || (sheet ? SHEET_CODES : IMAGE_FAILURES).every((code) => failures.includes(code));
    const isOnVersion = ({ query, failures }: Endpoint) =>
      failures.includes('edit_conflict') === members(query).includes('version');
    expect(breaking((call) => isOnFile(call) && isOnVersion(call))).toEqual([]);
  });
});

it('a picture is sent with sign-ups, events, tournaments, the profile and the face of an arena, a spreadsheet with an import', () => {
  expect(CALLS.filter(([, { file }]) => file !== undefined).map(([name, { file }]) => [name, file])).toEqual([
    ['registerPlayer', 'avatar'],
    ['registerArena', 'avatar'],
    ['updateMyAvatar', 'avatar'],
    ['updateArenaAvatar', 'avatar'],
    ['addArenaPhoto', 'photo'],
    ['sayPaymentLinkPaid', 'receipt'],
    ['previewImport', 'sheet'],
    ['importReservations', 'sheet'],
    ['previewCustomerImport', 'sheet'],
    ['importCustomers', 'sheet'],
    ['createArenaTournament', 'avatar'],
    ['createEvent', 'artwork'],
  ]);
});

it('failures are told in Portuguese sentences, with a status of their kind', () => {
  for (const [code, { statusCode, message }] of Object.entries(FAILURES)) {
    expect(message, code).toMatch(/^\p{Lu}.*[.]$/u);
    expect(statusCode, code).toBeGreaterThanOrEqual(400);
    expect(statusCode, code).toBeLessThan(600);
  }
  expect(IMAGE_FAILURES).toHaveLength(5);
  expect(WRITE_FAILURES).toEqual(['idempotency_mismatch', 'idempotency_running']);
});
