import { eq } from 'drizzle-orm';
import { contract } from '#domain/contract/contract.ts';
import { playerPath } from '#domain/navigation/paths.ts';
import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { orderOf } from '../../api/booking/world.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** A player who is owed R$ 100,00, of which R$ 10,00 were paid out before. */
export async function creditPayoutScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local', 1);
  const player = await world.player({ name: 'Rui Prado' });
  await world.reserve(player, orderOf(arena, world.day, [18]));
  const { orm } = world.database;
  await orm.insert(playerCredits).values({ arenaId: arena.id, playerId: player.id, centavos: 100_00 });
  const url = contract.payOutCredit.path.replace(':id', player.id);
  await world.call(arena.owner, { method: 'POST', url, payload: { value: 10, method: 'pix' } });
  return {
    tells: { 'done(submission)': FORMS.creditPayout[0], 'undo.requested': COMMANDS.undoLastPayout[0] },
    truths: [
      {
        section: 'RULES 4',
        says: 'each payout is a movement, each that was taken back one of the opposite value, and the credit is what they leave',
        planned: (happened) => {
          const [paid, undone] = [timesOf(happened, 'done(submission)'), timesOf(happened, 'undo.requested')];
          return { credit: 90_00 - 1_50 * (paid - undone), payouts: 1 + paid, undone };
        },
        found: async () => {
          const [owed] = await orm.select().from(playerCredits).where(eq(playerCredits.playerId, player.id));
          const rows = await orm.select().from(movements).where(eq(movements.playerId, player.id));
          const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted).length;
          return { credit: owed?.centavos, payouts: of('refund'), undone: of('undo') };
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: playerPath(player.id), session: await world.sessionOf(arena.owner) }),
  };
}
