import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventPath, manageEventPath } from '#domain/navigation/paths.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { newId } from '#platform/database/uuid.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival, PRICE } from '../api/events/festival.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';
import { press } from '../models/views/onScreen.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

const SECTION = { name: 'Devoluções que o banco recusou' };
const RETURN = 'Devolvi por outro meio';

const open = (path: string, person: TestPerson) => openPage(world, path, person);

/** An event with a PIX that was paid and whose bank would not return it. */
async function openRefused() {
  const festival = await openFestival(world);
  const payer = await world.player({ name: 'Xênia Lopes' });
  await festival.registered(payer, await festival.category(), { partner: (await world.player()).id });
  const cart: string = (await festival.call(payer, 'currentCart', festival.id)).body.data.shoppingCart._id;
  await festival.call(payer, 'payCart', cart);
  const [charge] = await world.database.orm
    .update(charges)
    .set({ status: 'approved', approvedAt: world.now() })
    .where(eq(charges.cartId, cart))
    .returning();
  const refused = { amountCentavos: PRICE, reason: 'paid in vain', state: 'refused', createdAt: world.now() } as const;
  await world.database.orm.insert(refunds).values({ ...refused, chargeId: charge?.id ?? '', idempotencyKey: newId() });
  return festival;
}

test('whom the bank would not pay back is a line for the organizer, until they have returned it', async () => {
  const festival = await openRefused();
  const mounted = await open(manageEventPath(festival.id), festival.organizer);
  const section = await screen.findByRole('region', SECTION);
  within(section).getByText('Xênia Lopes');
  within(section).getByRole('link', { name: /WhatsApp de Xênia Lopes$/ });
  await press(mounted, new RegExp(`^${RETURN}: Xênia Lopes, R\\$\\s60,50, pagos em `));
  const question = await screen.findByRole('dialog', { name: 'Registrar a devolução?' });
  within(question).getByText('Registre só depois de devolver R$ 60,50 a Xênia Lopes: isto não pode ser desfeito.');
  await press(mounted, RETURN);
  await screen.findByText('Devolução registrada.');
  await waitFor(() => expect(screen.queryByRole('region', SECTION)).toBeNull());
  mounted.close();
});

test('it is one for admins on the event’s page, and for no player', async () => {
  const festival = await openRefused();
  const admin = await open(eventPath(festival.id), festival.admin);
  await screen.findByRole('region', SECTION);
  admin.close();
  const player = await open(eventPath(festival.id), await world.player());
  await screen.findByRole('heading', { level: 2, name: 'Torneios' });
  expect(screen.queryByRole('region', SECTION)).toBeNull();
  player.close();
});
