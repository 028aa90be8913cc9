import { eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { clearCompanion } from '#core/people/companion.ts';
import type { PersonRow } from '#core/people/user.ts';
import { endAccountOf } from '#core/payment/accounts/endAccount.ts';
import { dropPicture } from '#platform/uploads/keepPicture.ts';
import { lockCaller } from '#core/people/caller.ts';
import { endBookings } from './endBookings.ts';
import { forgetTraces } from './forgetTraces.ts';
import { refuseLastAdmin } from './leaveAdministration.ts';
import { leaveArenas } from './leaveArenas.ts';
import { leaveEvents } from './leaveEvents.ts';
import { refuseUnsettled } from './refuseUnsettled.ts';
import { makeStepUp } from '#core/people/stepUp.ts';

/**
 * Erases a person's data in one transaction. What arenas and the tax office still need stays, without a name.
 * The e-mail can sign up again as a new person.
 */
export function makeEraseMyAccount(
  dependencies: Pick<Dependencies, 'database' | 'settings' | 'cookie'>,
): Read<'eraseMyAccount'> {
  const stepUp = makeStepUp(dependencies);
  return async (call) => {
    await stepUp.askAlways(call, { field: 'password', password: call.body.password });
    await inTransaction(dependencies.database, async (tx) => {
      const viewer = signedIn(call.viewer);
      // All admins are locked in one order, so before the caller alone.
      if (viewer.role === 'admin') await refuseLastAdmin(tx);
      const person = await lockCaller(tx, viewer);
      await endAll(tx, person, dependencies.settings.platformFeeBasisPoints);
      await dropPicture(tx, person.avatar);
      await endAccountOf(tx, person.id);
      await forgetTraces(tx, person);
      await makeNobody(tx, person);
    });
    clearCompanion(call.reply, dependencies.cookie);
    return { data: {} };
  };
}

/** Ends what others count on, or refuses while that must be ended first. An owner may have played too. */
async function endAll(tx: Transaction, { id, role }: PersonRow, feeBasisPoints: number): Promise<void> {
  if (role === 'arena-owner') await leaveArenas(tx, id, feeBasisPoints);
  await refuseUnsettled(tx, id, feeBasisPoints);
  // Decisions of an admin name nobody.
  if (role === 'admin') return;
  await leaveEvents(tx, id);
  await endBookings(tx, id);
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
      cpf: null,
      passwordHash: null,
      termsAnswered: null,
      worksAt: null,
    })
    .where(eq(people.id, id));
}
