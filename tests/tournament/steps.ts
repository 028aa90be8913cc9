import { SimulatedClock } from 'xstate';
import { tournamentPath } from '#domain/navigation/paths.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import type { SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

/** An event with shirts, one category, and Ana with Bia in it. */
export async function openCategory(world: SceneWorld) {
  const festival = await openFestival(world, { haveTShirts: true });
  const category = await festival.category();
  const [ana, bia, stranger] = [
    await world.player({ name: 'Ana Prado', city: 'Ilhabela', phone: '12911112222' }),
    await world.player({ name: 'Bia Torres', city: 'Ubatuba', phone: '12933334444' }),
    await world.player({ name: 'Caio Melo' }),
  ];
  const shirts = { playerTShirtSize: 'G3', partnerTShirtSize: 'G4' };
  const registration = await festival.registered(ana, category, { partner: bia.id, ...shirts });
  const address = { eventId: festival.id, id: category, name: 'Mista C/D', isForTeams: false };

  return {
    festival,
    registration,
    ana,
    bia,
    stranger,
    address,
    /** The page of the category, as one person opens it. */
    openAs: async (person: TestPerson, organizerId = festival.organizer.id, id = category) =>
      mountApp({
        path: tournamentPath({ ...address, id, organizerId }),
        session: await world.sessionOf(person),
        adapter: openGates(world.app, new Set()).adapter,
        clock: new SimulatedClock(),
        now: world.now,
        inspect: () => undefined,
      }),
  };
}
