import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { events } from '#platform/database/schema/events.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

let count = 0;

/** An admin before all events, of which one of this scene waits for a decision. */
export async function eventApprovalScene(world: SceneWorld) {
  const [organizer, admin] = [await world.player(), await world.person('admin')];
  // Admins see the events of all scenes.
  const name = `Copa da Aprovação ${(count += 1)}`;
  const startsOn = toIsoDay(addDays(world.today, 30));
  await world.database.orm.insert(events).values({
    id: newId(),
    organizerId: organizer.id,
    name,
    phoneToContact: '13988887777',
    startsOn,
    endsOn: startsOn,
    arenaName: 'Arena do Canal 3',
    pixOrganizer: 'copa@exemplo.com',
    city: 'Santos',
    street: 'Avenida da Praia, 300',
    haveTShirts: false,
    paymentViaGateway: true,
    createdAt: world.now(),
  });
  const scene: Scene = {
    truths: [NOTHING_SENT],
    calls: {},
    opening: async () => ({ path: ROUTES.adminEvents.path, session: await world.sessionOf(admin) }),
  };
  return { scene, name };
}
