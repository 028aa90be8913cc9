import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { tillCash, tills } from '#platform/database/schema/till.ts';
import { newId } from '#platform/database/uuid.ts';
import { FORMS } from '../../app/messages.ts';
import { same } from '../harness/rules.ts';
import type { OnScreen, Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { byLast, repeated, sentAfter } from './truth.ts';

/** The dialogs of the page; the count is none. */
export const TILL_DIALOG = /^(Abrir caixa|Suprimento|Sangria)$/;

/** A till that the scene itself closed or opened, since a walk begins anything at any time. */
const BY_SCENE = 'cena';

export async function tillScene(world: SceneWorld) {
  const arena = await world.arena('local');
  const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);
  const ofArena = () => world.database.orm.select().from(tills).where(eq(tills.arenaId, arena.id));
  const count = (happened: Parameters<typeof sentAfter>[0]) => sentAfter(happened, 'count.requested');
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({
        'open.requested': FORMS.newTill[0],
        'supply.requested': FORMS.cashIn[0],
        'withdrawal.requested': FORMS.cashOut[0],
        'count.requested': FORMS.tillCount[0],
      }),
    },
    truths: [
      {
        section: 'RULES 4',
        says: 'each count that was sent closed a till, with what was counted and what was expected; a count that was left closed none',
        planned: (happened) => repeated(count(happened), { counted: 12_50, closedBy: arena.owner.id }),
        found: async () =>
          (await ofArena())
            .filter(({ closedAt, note }) => closedAt !== null && note !== BY_SCENE)
            .map(({ countedCentavos: counted, closedBy }) => ({ counted, closedBy })),
      },
      {
        section: 'RULES 4',
        says: 'at most one till is open',
        found: async () => {
          const open = (await ofArena()).filter(({ closedAt }) => closedAt === null);
          same('several are open', true, open.length <= 1);
        },
      },
      {
        section: 'RULES 4',
        says: 'what was put into the drawer and taken out of it is written down, each with its reason and who did it',
        planned: (happened) => ({
          supply: sentAfter(happened, 'supply.requested'),
          withdrawal: sentAfter(happened, 'withdrawal.requested'),
          others: 0,
        }),
        found: async () => {
          const rows = await world.database.orm.select().from(tillCash).where(eq(tillCash.arenaId, arena.id));
          const whole = rows.filter(
            ({ valueCentavos, note, recordedBy }) =>
              valueCentavos === 3_25 && note === 'Troco' && recordedBy === arena.owner.id,
          );
          const ofKind = (wanted: string) => whole.filter(({ kind }) => kind === wanted).length;
          return { supply: ofKind('supply'), withdrawal: ofKind('withdrawal'), others: rows.length - whole.length };
        },
      },
      {
        section: 'RULES 4',
        says: 'a till begins with the float that was typed',
        planned: (happened) => repeated(sentAfter(happened, 'open.requested'), { float: 100.5 }),
        found: ({ sent }) => sent('startTill').map(({ body }) => body),
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerTill.path, session: await world.sessionOf(arena.owner) }),
  };
  return {
    scene,
    /** Another window opened the till meanwhile, unless it is open. */
    haveOpen: async ({ readAgain }: OnScreen) => {
      await run(
        `insert into till (arena_id, id, opened_at, opened_by, float_centavos) values ($1, $2, now(), $3, 0)
          on conflict do nothing`,
        [arena.id, newId(), arena.owner.id],
      );
      await readAgain();
    },
    /** Another window closed it, if it was open. */
    haveNone: async ({ readAgain }: OnScreen) => {
      await run(
        `update till set closed_at = now(), closed_by = $2, counted_centavos = 0, expected_centavos = 0, note = $3
          where arena_id = $1 and closed_at is null`,
        [arena.id, arena.owner.id, BY_SCENE],
      );
      await readAgain();
    },
  };
}
