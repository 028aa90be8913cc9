import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { openLine } from '../../api/waiting/line.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OFFLINE, OOPS, timesOf, UNANSWERED } from './truth.ts';

/** The first in line, to whom an hour is offered that its player has just cancelled. */
export async function offerScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local', 1);
  const [holder, player] = [await world.player(), await world.player({ name: 'Iara Nunes' })];
  const line = openLine(world, arena);
  const [held = ''] = await line.fill(holder);
  await line.join(player);
  await world.call(holder, { method: 'PATCH', url: contract.cancelReservation.path.replace(':id', held) });
  const { pool } = world.database;
  const outcome = async () => {
    const { rows } = await pool.query<{ outcome: string | null }>(
      'select outcome from waiting_offer where person_id = $1',
      [player.id],
    );
    return rows.map((row) => row.outcome);
  };
  return {
    tells: {
      'done(decline) Declined': 'Oferta recusada. O horário passou para o próximo da fila.',
      'done(decline) Offline': OFFLINE,
      'error(decline)': OOPS,
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
    },
    truths: [
      {
        section: 'decisions 101',
        says: 'no is sent once for each time that it was said, and only then the hour is given away',
        planned: (happened) => ({
          sent: timesOf(happened, 'decline.pressed'),
          outcome: timesOf(happened, 'done(decline) Declined') > 0 ? 'declined' : null,
        }),
        found: async ({ sent, happened }) => {
          const [first] = await outcome();
          // What ended elsewhere meanwhile was ended by the scene.
          const isOver = timesOf(happened, 'done(decline) Over') > 0;
          return { sent: sent('declineOffer').length, outcome: isOver ? null : first };
        },
      },
    ],
    calls: { decline: 'declineOffer' },
    opening: async () => ({ path: ROUTES.myQueues.path, session: await world.sessionOf(player) }),
    conditions: {
      decline: async (_screen, output) => {
        if (tagOf(output) === 'Over')
          await pool.query("update waiting_offer set outcome = 'lapsed' where person_id = $1", [player.id]);
        return undefined;
      },
    },
  };
}
