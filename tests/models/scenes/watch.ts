import { tournamentPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../../api/events/festival.ts';
import { openField } from '../../api/tournament/field.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

export const GROUP = 'Grupo A';
export const CUT = /^Sem atualização no momento/;

/** A group of two that somebody looks at, while its organizer writes their score down again and again. */
export async function watchScene(world: SceneWorld): Promise<Scene> {
  const festival = await openFestival(world);
  const field = await openField(world, festival, 2);
  await field.draw(1);
  await field.makeMatches();
  await field.playAll();
  const [match] = await field.matches();
  const path = tournamentPath({
    eventId: festival.id,
    id: field.category,
    organizerId: festival.organizer.id,
    name: 'Mista C/D',
    isForTeams: false,
  });
  let lost = 0;
  return {
    truths: [NOTHING_SENT],
    calls: { fetchMark: 'progress' },
    opening: async () => ({
      path: `${path}?tab=groups`,
      session: await world.sessionOf(await world.player({ name: 'Nina Prates' })),
    }),
    conditions: {
      fetchMark: async ({ rest, pass }, output) => {
        // What is compared is what the page has read, all of it.
        await rest();
        if (tagOf(output) !== 'Changed') return undefined;
        lost = (lost + 1) % 6;
        await field.edit(match?._id ?? '', 6, lost);
        // The page reads anew how far the category has come, by the call that the watch makes too.
        return () => pass('progress');
      },
    },
  };
}
