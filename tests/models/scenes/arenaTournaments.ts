import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { eq } from 'drizzle-orm';
import { repeated, sentAfter } from './truth.ts';

/** An owner before their tournaments, of which one is ahead. */
export async function arenaTournamentsScene(world: SceneWorld) {
  const { owner, id: arenaId } = await world.arena('local', 1);
  const inDays = (days: number) => toIsoDay(addDays(world.today, days));
  await world.database.orm.insert(arenaTournaments).values({
    arenaId,
    id: newId(),
    name: 'Open de Verão',
    phoneToContact: '13988887777',
    registrationStartsOn: inDays(1),
    registrationEndsOn: inDays(10),
    startsOn: inDays(20),
    endsOn: inDays(21),
    createdAt: world.now(),
  });
  const scene: Scene = {
    tells: { 'done(submission)': FORMS.newTournament[0] },
    truths: [
      {
        section: 'SPEC 7',
        says: 'every tournament that was sent is there with its picture, and the first one was not cancelled',
        planned: (happened) => [
          'Open de Verão false',
          ...repeated(sentAfter(happened, 'create.requested'), 'Open de Outono true'),
        ],
        found: async () => {
          const rows = await world.database.orm
            .select()
            .from(arenaTournaments)
            .where(eq(arenaTournaments.arenaId, arenaId));
          const live = rows.filter(({ cancelledAt }) => cancelledAt === null);
          return live
            .toSorted((a, b) => a.id.localeCompare(b.id))
            .map(({ name, avatar }) => `${name} ${avatar !== null}`);
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerTournaments.path, session: await world.sessionOf(owner) }),
  };
  return { scene, owner, arenaId };
}

/** What an owner types of a new one, by the labels on screen; the days are chosen besides. */
export const NEW_TOURNAMENT = { Nome: 'Open de Outono', Telefone: '(13) 98888-7777' } as const;
export const PERIODS = ['Período de inscrições', 'Período do torneio'] as const;
