import { queryOptions } from '@tanstack/react-query';
import { Schema } from 'effect';
import { invitationEndpoints } from '#domain/contract/invitations.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';

const { pairLink, makePairLink, endPairLink, openPairLink } = invitationEndpoints;

/** Until when the user's link of a category is valid; null when there is none. */
export function pairLinkQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'pairLink', categoryId],
    queryFn: reading(call, pairLink, { params: { id: categoryId } }, ({ until = null }) => until),
  });
}

const toLink = Schema.decodeUnknownSync(makePairLink.body);

/** Makes a link, by `subjectOf` the category, the secret and the own shirt, or ends the category's link. */
export function providePairLink({ call }: App) {
  return commandOf<CommandsOf['pairLink']>({
    makePairLink(subject, signal) {
      const { id, of: token, more: tShirtSize } = partsOf(subject);
      const body = toLink({ token, ...(tShirtSize !== '' && { tShirtSize }) });
      return call(makePairLink, { params: { id }, body }, { signal });
    },
    endPairLink: (id, signal) => call(endPairLink, { params: { id } }, { signal }),
  });
}

/** Becomes the one who is invited, by the secret of a link. */
export function providePairLinkOpening({ call }: App) {
  return commandOf<CommandsOf['pairLinkOpening']>({
    openPairLink: (token, signal) => call(openPairLink, { body: { token } }, { signal }),
  });
}
