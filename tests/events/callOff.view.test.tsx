import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageEventPath } from '#domain/navigation/paths.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival, PRICE } from '../api/events/festival.ts';
import { fieldOf } from '../api/tournament/field.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

/** A category with a played match, and a pair that paid half by PIX and withdrew. */
async function openWithdrawn() {
  const festival = await openFestival(world);
  const category = await festival.category();
  const enter = async (player: TestPerson) =>
    festival.registered(player, category, { partner: (await world.player()).id });
  const payer = await world.player();
  const left = await enter(payer);
  await enter(await world.player());
  const cart: string = (await festival.call(payer, 'currentCart', festival.id)).body.data.shoppingCart._id;
  await festival.call(payer, 'payCart', cart);
  const { orm } = world.database;
  await orm.update(charges).set({ status: 'approved', approvedAt: world.now() }).where(eq(charges.cartId, cart));
  const isOfPayer = and(eq(registrationMembers.registrationId, left), eq(registrationMembers.playerId, payer.id));
  await orm.update(registrationMembers).set({ paidVia: 'gateway', paidAt: world.now() }).where(isOfPayer);
  const field = fieldOf(festival, category);
  await field.draw(1);
  await field.makeMatches();
  await field.playAll();
  await festival.call(festival.organizer, 'cancelRegistration', left);
  return festival;
}

// Red without `onChange` in CallOffDialogs.tsx: nothing is owed.
test('who calls off what was played chooses whether those who withdrew get their money back', async () => {
  const festival = await openWithdrawn();
  const mounted = await openPage(world, manageEventPath(festival.id), festival.organizer);
  await press(mounted, /^Cancelar torneio /);
  const question = within(await screen.findByRole('dialog', { name: 'Cancelar torneio?' }));
  const choice = await question.findByRole<HTMLInputElement>('checkbox', {
    name: /^Devolver também R\$\s60,50 à pessoa que desistiu depois do sorteio$/,
  });
  expect(choice.checked).toBe(false);
  await mounted.user.click(choice);
  await waitFor(() => expect(choice.checked).toBe(true));
  await mounted.user.click(question.getByRole('button', { name: 'Cancelar torneio' }));
  await screen.findByText('Torneio cancelado.');
  const owed = await world.database.orm.select({ amount: refunds.amountCentavos }).from(refunds);
  expect(owed).toEqual([{ amount: PRICE }]);
  mounted.close();
});
