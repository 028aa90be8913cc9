import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { findLinked } from './google/findLinked.ts';
import { redeemTicket } from './google/redeem.ts';
import { keepProof, makeStepUp } from './stepUp.ts';

/** Proves who uses the session, by the password or by the account's own login at the provider. */
export function makeReauthenticate(dependencies: Pick<Dependencies, 'database' | 'settings'>): Read<'reauthenticate'> {
  const stepUp = makeStepUp(dependencies);
  return async (call) => {
    const { password, ticket } = call.body;
    if (ticket === undefined) {
      await stepUp.askPassword(call, { field: 'password', password });
      return { data: {} };
    }
    await inTransaction(dependencies.database, async (tx) => {
      const { id } = await findLinked(tx, await redeemTicket(tx, call.request, ticket));
      if (id !== signedIn(call.viewer).personId) refuse('ticket_invalid');
      await keepProof(tx, call.viewer);
    });
    return { data: {} };
  };
}
