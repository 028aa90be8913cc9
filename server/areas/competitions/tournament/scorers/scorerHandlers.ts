import type { Dependencies } from '#core/dependencies.ts';
import { becomeScorer } from './becomeScorer.ts';
import { readScorers } from './readScorers.ts';
import { removeScorer } from './removeScorer.ts';
import { endScorerLink, makeScorerLink } from './scorerLink.ts';

/** Handlers of the calls in `domain/contract/scorers.ts`. */
export function scorerHandlers({ database }: Pick<Dependencies, 'database'>) {
  return { scorers: readScorers(database), makeScorerLink, endScorerLink, becomeScorer, removeScorer };
}
