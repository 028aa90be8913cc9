import axios, { AxiosError, type AxiosAdapter } from 'axios';
import { Effect, Result } from 'effect';
import { expect, it } from 'vitest';
import { arenasEndpoints } from '#domain/contract/arenas.ts';
import { failureBody, type FailureCode, FAILURES } from '#domain/contract/failure.ts';
import { createCall } from '../../../src/shared/api/call.ts';
import { Offline, Refused } from '../../../src/shared/api/failure.ts';

/** A server that refuses everything in one way. */
function refusing(code: FailureCode): AxiosAdapter {
  return async (config) => {
    const response = {
      data: failureBody(code),
      status: FAILURES[code].statusCode,
      statusText: '',
      headers: { 'x-request-id': 'k3f9x0a1b2c3d4e5' },
      config,
    };
    throw new AxiosError('refused', 'ERR_BAD_RESPONSE', config, null, response);
  };
}

const failureOn = async (code: FailureCode) => {
  const call = createCall(axios.create({ adapter: refusing(code) }));
  const answer = await Effect.runPromise(Effect.result(call(arenasEndpoints.allArenas, {})));
  return Result.isFailure(answer) ? answer.failure : undefined;
};

// Red without UNAVAILABLE and OVERLOADED in src/shared/api/call.ts: then a list is not asked for again, and a write passes for refused.
it.each(['unavailable', 'overloaded'] as const)(
  'a server that is %s counts as no answer, in its words',
  async (code) => {
    expect(await failureOn(code)).toEqual(new Offline({ message: FAILURES[code].message }));
  },
);

it('a provider that is out of order is a refusal like others', async () => {
  const { message } = FAILURES.payment_unavailable;
  expect(await failureOn('payment_unavailable')).toEqual(
    new Refused({ code: 'payment_unavailable', message, details: undefined }),
  );
});

// Red without `quotable` in src/shared/api/call.ts.
it('a fault of ours says by which name it is found in the log', async () => {
  const message = `${FAILURES.internal.message} Código: k3f9x0a1b2c3d4e5`;
  const failure = await failureOn('internal');
  // Compared as text: two errors of one kind are equal to Vitest whatever they say.
  expect([failure?._tag, failure?.message]).toEqual(['Refused', message]);
});
