import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifySignature } from '#core/payment/mercadoPago/mercadoPagoSignature.ts';
import type { Notification } from '#core/payment/provider.ts';

const SECRET = 'test-secret';
const EXAMPLE = '730c7c717397ef094497d8e4eb68704bf057cde852905bf5d7ae179c53f830cb';

function notification({
  id = '1234567890',
  requestId = 'req-abc-123',
  signature = `ts=1704908010,v1=${EXAMPLE}`,
}: {
  id?: string | undefined;
  requestId?: string | undefined;
  signature?: string | undefined;
}): Notification {
  return {
    headers: { 'x-signature': signature, 'x-request-id': requestId },
    query: { 'data.id': id, type: 'payment' },
    body: '',
  };
}

function signed(id: string, requestId: string, ts: string, secret = SECRET): string {
  return `ts=${ts},v1=${createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex')}`;
}

describe('a genuine notification', () => {
  test('is known by the documented example', () => {
    expect(verifySignature(SECRET, notification({}))).toBe('1234567890');
  });

  test.each([`ts=1704908010, v1=${EXAMPLE}`, ` ts = 1704908010 , v1 = ${EXAMPLE} `])(
    'may have spaces: %j',
    (signature) => {
      expect(verifySignature(SECRET, notification({ signature }))).toBe('1234567890');
    },
  );

  test.each(['1704908010', '1704908010123', '1'])('may count seconds or milliseconds, and be old: ts=%s', (ts) => {
    const signature = signed('1234567890', 'req-abc-123', ts);
    expect(verifySignature(SECRET, notification({ signature }))).toBe('1234567890');
  });

  test.each([
    `v1=${EXAMPLE},ts=1704908010`,
    `ts=1704908010,v1=${EXAMPLE},v2=${'0'.repeat(64)}`,
    `v3=x,v1=${EXAMPLE},v2=,ts=1704908010,other`,
  ])('has its parts in any order, beside those of other versions: %j', (signature) => {
    expect(verifySignature(SECRET, notification({ signature }))).toBe('1234567890');
  });

  test('without a request id is signed without it', () => {
    const v1 = createHmac('sha256', SECRET).update('id:1234567890;ts:1704908010;').digest('hex');
    const headers = { 'x-signature': `ts=1704908010,v1=${v1}` };
    expect(verifySignature(SECRET, { ...notification({}), headers })).toBe('1234567890');
    // With a request id it is another text.
    expect(verifySignature(SECRET, notification({ signature: headers['x-signature'] }))).toBeUndefined();
  });

  test('may be signed with its id as it is', () => {
    const signature = signed('ORD01JQ', 'req-abc-123', '1704908010');
    expect(verifySignature(SECRET, notification({ id: 'ORD01JQ', signature }))).toBe('ORD01JQ');
  });

  test('is signed with its id in lower case', () => {
    const signature = signed('ord01jq', 'req-abc-123', '1704908010');
    expect(verifySignature(SECRET, notification({ id: 'ORD01JQ', signature }))).toBe('ORD01JQ');
  });
});

describe('a forged notification', () => {
  test.each<[string, Notification]>([
    ['about another payment', notification({ id: '1234567891' })],
    ['under another request id', notification({ requestId: 'req-abc-124' })],
    ['with another time', notification({ signature: `ts=1704908011,v1=${EXAMPLE}` })],
    [
      'signed with another secret',
      notification({ signature: signed('1234567890', 'req-abc-123', '1704908010', 'other') }),
    ],
    ['signed with an empty secret', notification({ signature: signed('1234567890', 'req-abc-123', '1704908010', '') })],
    ['without an id', { ...notification({}), query: {} }],
    [
      'without the request id that was signed',
      { ...notification({}), headers: { 'x-signature': `ts=1704908010,v1=${EXAMPLE}` } },
    ],
    ['without a signature', { ...notification({}), headers: { 'x-request-id': 'req-abc-123' } }],
    ['with nothing', { headers: {}, query: {}, body: '' }],
    ['with an empty signature', notification({ signature: '' })],
    ['without v1', notification({ signature: 'ts=1704908010' })],
    ['without ts', notification({ signature: `v1=${EXAMPLE}` })],
    ['with a short v1', notification({ signature: `ts=1704908010,v1=${EXAMPLE.slice(0, 62)}` })],
    ['with a long v1', notification({ signature: `ts=1704908010,v1=${EXAMPLE}00` })],
    ['with v1 that is no hex', notification({ signature: `ts=1704908010,v1=${'z'.repeat(64)}` })],
    ['with two v1', notification({ signature: `ts=1704908010,v1=${EXAMPLE},v1=${EXAMPLE}` })],
    ['signed without a request id', notification({ requestId: '', signature: signed('1234567890', '', '1704908010') })],
    ['signed without an id', notification({ id: '', signature: signed('', 'req-abc-123', '1704908010') })],
    ['signed without a time', notification({ signature: signed('1234567890', 'req-abc-123', '') })],
  ])('%s is refused', (_, forged) => {
    expect(verifySignature(SECRET, forged)).toBeUndefined();
  });

  test('with one digit of the signature changed is refused', () => {
    fc.assert(
      fc.property(fc.nat({ max: 63 }), fc.constantFrom(...'0123456789abcdef'.split('')), (at, digit) => {
        fc.pre(EXAMPLE[at] !== digit);
        const signature = `ts=1704908010,v1=${EXAMPLE.slice(0, at)}${digit}${EXAMPLE.slice(at + 1)}`;
        expect(verifySignature(SECRET, notification({ signature }))).toBeUndefined();
      }),
    );
  });

  test('is refused by a server without a secret, however it is signed', () => {
    const signature = signed('1234567890', 'req-abc-123', '1704908010', '');
    expect(verifySignature('', notification({ signature }))).toBeUndefined();
  });
});
