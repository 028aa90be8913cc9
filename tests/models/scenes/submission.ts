import { SPORTS } from '#domain/courts/sport.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { FORMS } from '../../app/messages.ts';
import { and, eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { newId } from '#platform/database/uuid.ts';
import { type OnScreen, type Scene, tagOf } from './scene.ts';
import { loginOf } from './login.ts';
import { refuseFor } from './refuseFor.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf, UNANSWERED } from './truth.ts';
import { same } from '../harness/rules.ts';

/** What is typed into the form in a dialog. */
export const COURT_NAME = 'Areia do fundo';

export async function submissionScene(world: SceneWorld): Promise<Scene> {
  const [player, arena] = [await world.player(), await world.arena('local', 1)];
  const { orm } = world.database;
  const login = await loginOf(world, arena.owner);

  /** Another window was faster with the same name. */
  async function takeName() {
    await orm.insert(courts).values({ arenaId: arena.id, id: newId(), name: COURT_NAME, createdAt: world.now() });
    const taken = and(eq(courts.arenaId, arena.id), eq(courts.name, COURT_NAME));
    return async () => void (await orm.delete(courts).where(taken));
  }

  return {
    tells: {
      'done(send) Sent': (_event, earlier) => FORMS[formIn(earlier)][0],
      'done(send) Refused': (_event, earlier) =>
        formIn(earlier) === 'newCourt' ? 'Já existe uma quadra com este nome.' : 'Você não tem acesso a esta ação.',
      'error(send)': (_event, earlier) => FORMS[formIn(earlier)][1],
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
    },
    truths: [
      {
        section: 'SPEC 7',
        says: 'what was typed is sent, and so kept once it was answered as sent; else nothing is',
        found: async ({ happened, sent }) => {
          const isSent = timesOf(happened, 'done(send) Sent') > 0;
          const typed = { name: 'Bia Prado', city: 'Guarujá', phone: '13977776666' };
          for (const { body } of sent('updateMyProfile')) same('another profile was sent', typed, body);
          for (const { body } of sent('createCourt'))
            same('another court was sent', { name: COURT_NAME, inDoor: false, sports: SPORTS }, body);
          const [row] = await orm.select().from(people).where(eq(people.id, player.id));
          const made = await orm
            .select()
            .from(courts)
            .where(and(eq(courts.arenaId, arena.id), eq(courts.name, COURT_NAME)));
          const kept = row?.name === 'Bia Prado' ? 1 : made.length;
          same('something else is kept', isSent ? 1 : 0, kept);
        },
      },
    ],
    calls: { send: ['updateMyProfile', 'createCourt', 'updatePaymentMethod'] },
    opening: async (start) =>
      start === 'newCourt'
        ? { path: ROUTES.ownerCourts.path, session: await world.sessionOf(arena.owner) }
        : start === 'ofMoney'
          ? { path: ROUTES.ownerSettings.path, session: await world.sessionOf(arena.owner) }
          : { path: ROUTES.profile.path, session: await world.sessionOf(player) },
    conditions: {
      send: async (screen, output) => {
        await login.setFresh(tagOf(output) !== 'ProofNeeded');
        if (tagOf(output) !== 'Refused') return undefined;
        if (isInDialog(screen)) return takeName();
        return refuseFor(world, player.id);
      },
    },
  };
}

export function isOfMoney({ context }: OnScreen): boolean {
  return context().name === 'paymentMethod';
}

export function isInDialog({ context }: OnScreen): boolean {
  return context().name === 'newCourt';
}

/** The start names the form that is walked. */
function formIn([start]: readonly ChartEvent[]): 'newCourt' | 'publicInfo' | 'paymentMethod' {
  const input: unknown = start?.['input'];
  const name: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'name') : undefined;
  return name === 'newCourt' || name === 'paymentMethod' ? name : 'publicInfo';
}
