import { queryOptions } from '@tanstack/react-query';
import { scorerEndpoints } from '../../../../../domain/contract/scorers.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { copyOf } from '../../../../shared/command/copyActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { SCORERS } from './scorerTexts.ts';

const APART = ' ';

/** The subject of a command about a category and something of it: its link's secret, or one of its scorers. */
export function subjectOf(category: string, other: string): string {
  return `${category}${APART}${other}`;
}

function partsOf(subject: string) {
  const [id = '', other = ''] = subject.split(APART);
  return { id, other };
}

/** The other part of {@link subjectOf}. */
export function otherIn(subject: string): string {
  return partsOf(subject).other;
}

/** Whoever writes scores, and until when the link is valid; for the organizer. */
export function scorersQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'scorers', categoryId],
    queryFn: reading(call, scorerEndpoints.scorers, { params: { id: categoryId } }, ({ scorers, linkUntil }) => ({
      scorers,
      linkUntil,
    })),
  });
}

/** Makes a link, by {@link subjectOf} of the category and the secret, or ends the category's link. */
export function provideScorerLink({ call }: App) {
  return commandOf<CommandsOf['scorerLink']>({
    makeScorerLink(subject, signal) {
      const { id, other: token } = partsOf(subject);
      return call(scorerEndpoints.makeScorerLink, { params: { id }, body: { token } }, { signal });
    },
    endScorerLink: (id, signal) => call(scorerEndpoints.endScorerLink, { params: { id } }, { signal }),
  });
}

export function provideLinkCopy() {
  return copyOf(SCORERS.copyFailed);
}

/** Removes a scorer; the subject is {@link subjectOf} the category and the player. */
export function provideRemoval({ call }: App) {
  return commandOf<CommandsOf['scorers']>({
    removeScorer(subject, signal) {
      const { id, other: player } = partsOf(subject);
      return call(scorerEndpoints.removeScorer, { params: { id, player } }, { signal });
    },
  });
}

/** Becomes a scorer by the secret of a link. */
export function provideScoring({ call }: App) {
  return commandOf<CommandsOf['scoring']>({
    becomeScorer: (token, signal) => call(scorerEndpoints.becomeScorer, { body: { token } }, { signal }),
  });
}

/** 256 random bits, which make a link that nobody guesses. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
