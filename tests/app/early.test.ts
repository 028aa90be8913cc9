import axios, { type AxiosAdapter } from 'axios';
import { expect, it } from 'vitest';
import { afterEarly } from '../../src/app/early/earlyCall.ts';
import { toPath } from '../../src/app/early/earlyPath.ts';

const PATH = '/api/v1/arenas/a1/all-time-slots?day=5&month=3&year=2026';
const PARAMS = { day: '5', month: '3', year: '2026' };
const NOW = new Date(2026, 10, 25, 12);

/** A client whose page sent one request early, which is answered so, and what it sends itself. */
function client(reply: Promise<Response>) {
  const sent: string[] = [];
  const send: AxiosAdapter = async (config) => {
    sent.push(axios.getUri(config));
    return { data: '{"data":"asked"}', status: 200, statusText: 'OK', headers: {}, config };
  };
  const http = axios.create({ adapter: afterEarly({ path: PATH, token: 't1', reply }, send) });
  const ask = async (params: object, token = 't1') => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await http.get<{ data: string }>('/api/v1/arenas/a1/all-time-slots', { params, headers })).data.data;
  };
  return { ask, sent };
}

const EARLY = () => Promise.resolve(Response.json({ data: 'early' }));

// Red without `left = undefined` in src/app/early/earlyCall.ts: the hours would be old for ever.
it('an early reply is taken by the request that equals it, once', async () => {
  const { ask, sent } = client(EARLY());
  expect([await ask(PARAMS), sent.length]).toEqual(['early', 0]);
  expect([await ask(PARAMS), sent.length]).toEqual(['asked', 1]);
});

// Red without the comparison of the token: whoever logged in meanwhile would see another's hours.
it('an early reply is not taken by another person', async () => {
  const { ask, sent } = client(EARLY());
  expect([await ask(PARAMS, 't2'), sent]).toEqual(['asked', [PATH]]);
});

// Red with `left = undefined` only where the reply is taken: the hours of a day that is chosen later would be old.
it('an early reply of another day than the first that is asked for is dropped', async () => {
  const { ask, sent } = client(EARLY());
  expect(await ask({ ...PARAMS, day: '6' })).toBe('asked');
  expect([await ask(PARAMS), sent]).toEqual(['asked', [PATH.replace('day=5', 'day=6'), PATH]]);
});

const BROKEN = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });

// Red without `catch`, or without `ok`, in src/app/early/earlyCall.ts.
it.each([
  ['broke off', () => Promise.resolve(new Response(BROKEN))],
  ['was refused', () => Promise.resolve(Response.json({ error: {} }, { status: 401 }))],
  ['never came', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a request whose early reply %s is sent', async (_, reply) => {
  const { ask, sent } = client(reply());
  expect([await ask(PARAMS), sent]).toEqual(['asked', [PATH]]);
});

it.each([
  ['2026-03-05', PATH],
  [null, PATH.replace('day=5&month=3', 'day=25&month=11')],
  ['amanhã', PATH.replace('day=5&month=3', 'day=25&month=11')],
])('an address of the day %s asks early for %s', (asked, path) => {
  expect(toPath('/api/v1/arenas/a1/all-time-slots?day=:day&month=:month&year=:year', asked, NOW)).toBe(path);
});
