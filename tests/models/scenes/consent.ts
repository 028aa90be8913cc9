import { eq } from 'drizzle-orm';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { termsAcceptances } from '#platform/database/schema/people.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { byLast, OFFLINE, OOPS, timesOf, TOO_LATE } from './truth.ts';

/** Somebody whose account is older than the terms. */
export async function consentScene(world: SceneWorld): Promise<Scene> {
  const player = await world.player({ termsAnswered: null });
  return {
    tells: {
      'done(answerTerms) Answered': byLast({ 'terms.accepted': 'Obrigado! Termos aceitos.', 'terms.postponed': null }),
      'done(answerTerms) Offline': byLast({ 'terms.accepted': OFFLINE, 'terms.postponed': null }),
      'error(answerTerms)': byLast({ 'terms.accepted': OOPS, 'terms.postponed': null }),
      'after(readLimit)': byLast({ 'terms.accepted': TOO_LATE, 'terms.postponed': null }),
    },
    truths: [
      {
        section: 'RULES 2',
        says: 'the terms stand as accepted when the person accepted them and the server heard it, and never else',
        planned: (happened) => {
          const isAccepted = happened.findLast(({ type }) => type.startsWith('terms.'))?.type === 'terms.accepted';
          const isAnswered = timesOf(happened, 'done(answerTerms) Answered') > 0;
          return isAnswered && isAccepted ? [{ version: TERMS_VERSION }] : [];
        },
        found: () =>
          world.database.orm
            .select({ version: termsAcceptances.version })
            .from(termsAcceptances)
            .where(eq(termsAcceptances.personId, player.id)),
      },
    ],
    calls: { answerTerms: 'answerTerms' },
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
  };
}
