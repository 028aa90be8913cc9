import { Result, Schema } from 'effect';
import { expect, test } from 'vitest';
import { registrationEndpoints } from '#domain/contract/registrations.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';

const decode = Schema.decodeUnknownResult(registrationEndpoints.confirmPayment.body, { errors: 'all' });

// Red without `UNION` in `fieldErrors` of domain/values/text/issues.ts: 'Expected "player" | "partner" | "both"'.
test.each([{ payer: 'quem' }, { payer: 7 }, 'player', 7, null, []])(
  'who paid is no %j, and is told so in Portuguese',
  (body) => {
    const decoded = decode(body);
    if (Result.isSuccess(decoded)) throw new Error('It was taken');
    const told = Object.values(fieldErrors(decoded.failure.issue));
    expect(told).not.toEqual([]);
    for (const message of told) expect(message).toMatch(/inválido|obrigatório/);
  },
);
