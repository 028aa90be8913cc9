import { eq } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import type { Read } from '../http/handler.ts';
import type { Dependencies } from '../dependencies.ts';
import { clearCompanion } from '../session/companion.ts';
import type { PersonRow } from '../session/user.ts';
import { dropPicture } from '../uploads/keepPicture.ts';
import { lockCaller } from './caller.ts';
import { endBookings } from './endBookings.ts';
import { forgetTraces } from './forgetTraces.ts';
import { leaveEvents } from './leaveEvents.ts';
import { makeStepUp } from './stepUp.ts';

/**
 * Erases a player's personal data in one transaction. What arenas and the tax office still need stays, without a name.
 * The e-mail can sign up again as a new person.
 */
export function makeEraseMyAccount(
  dependencies: Pick<Dependencies, 'database' | 'settings' | 'cookie'>,
): Read<'eraseMyAccount'> {
  const stepUp = makeStepUp(dependencies);
  return async (call) => {
    await stepUp.askAlways(call, { field: 'password', password: call.body.password });
    await inTransaction(dependencies.database, async (tx) => {
      const person = await lockCaller(tx, signedIn(call.viewer));
      await leaveEvents(tx, person.id);
      await endBookings(tx, person.id);
      await dropPicture(tx, person.avatar);
      await forgetTraces(tx, person);
      await makeNobody(tx, person);
    });
    clearCompanion(call.reply, dependencies.cookie);
    return { data: {} };
  };
}

/** The row stays because others refer to it. No mail is delivered to `.invalid`, and nobody can sign up with it. */
async function makeNobody(tx: Transaction, { id }: PersonRow): Promise<void> {
  await tx
    .update(people)
    .set({
      name: 'Conta excluída',
      email: `excluida-${id}@quadralivre.invalid`,
      emailConfirmedAt: null,
      pendingEmail: null,
      status: 'erased',
      phone: null,
      city: null,
      gender: null,
      avatar: null,
      passwordHash: null,
      termsAnswered: null,
    })
    .where(eq(people.id, id));
}
