import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { TERMS_VERSION } from '../../../domain/legal/terms.ts';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { termsAcceptances } from '../../../server/database/schema/people.ts';
import { difference } from '../harness/difference.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** Somebody whose account is older than the terms. */
export async function consentScene(world: SceneWorld): Promise<Scene> {
  const player = await world.player({ termsAnswered: null });
  return {
    calls: { answerTerms: 'answerTerms' },
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
    after: async (happened) => {
      const { version } = termsAcceptances;
      const rows = await world.database.orm
        .select({ version })
        .from(termsAcceptances)
        .where(eq(termsAcceptances.personId, player.id));
      const wasAnswered = happened.some(({ output }) => isAnswer(output));
      const wasAccepted = happened.findLast(({ type }) => type.startsWith('terms.'))?.type === 'terms.accepted';
      const expected = wasAnswered && wasAccepted ? [{ version: TERMS_VERSION }] : [];
      if (!isDeepStrictEqual(rows, expected)) throw difference('other terms are accepted', expected, rows);
    },
  };
}

function isAnswer(output: unknown): boolean {
  return typeof output === 'object' && output !== null && '_tag' in output && output._tag === 'Answered';
}
