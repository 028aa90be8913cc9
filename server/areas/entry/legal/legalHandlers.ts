import { TERMS_VERSION } from '#domain/legal/terms.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { readUser, worksAtOf } from '#core/people/user.ts';
import { answerTerms } from './answerTerms.ts';

/** Handlers of the calls in `domain/contract/legal.ts` and `terms.ts`. */
export function legalHandlers({ settings }: Pick<Dependencies, 'settings'>) {
  const operator: Read<'operator'> = async () => ({ data: { operator: settings.operator } });
  return { operator, answerTerms: answer };
}

const answer: Write<'answerTerms'> = {
  async decide({ viewer, body: { version, accepted } }, tx) {
    // A page that was open over an update shows older texts.
    if (version !== TERMS_VERSION) refuse('terms_changed');
    const person = await answerTerms(tx, signedIn(viewer).personId, accepted);
    return person ? { data: { user: await readUser(tx, person, worksAtOf(viewer)) } } : refuse('unauthenticated');
  },
};
