import { queryOptions } from '@tanstack/react-query';
import { Schema } from 'effect';
import { paymentLinkEndpoints } from '#domain/contract/paymentLinks.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { partsOf } from '../../../../machines/command/subjectParts.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import type { Call } from '../../../shared/api/call.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';

const { paymentLink, saidPaymentLinks, makePaymentLink, endPaymentLink, markPaymentLink, refusePaymentLink } =
  paymentLinkEndpoints;

/** The newest link of a reservation; null while it has none. Its key begins like the agenda's: a payment makes it stale. */
export function paymentLinkQuery(call: Call, reservation: string) {
  return queryOptions({
    queryKey: [AGENDA, 'paymentLink', reservation],
    queryFn: reading(call, paymentLink, { params: { id: reservation } }, ({ link = null }) => link),
  });
}

/** What somebody said to have paid by a link and nobody has looked at. */
export function saidLinksQuery(call: Call) {
  return queryOptions({
    queryKey: [AGENDA, 'saidLinks'],
    queryFn: reading(call, saidPaymentLinks, {}, ({ links }) => links),
  });
}

const toLink = Schema.decodeUnknownSync(makePaymentLink.body);

/**
 * Makes a link, by `subjectOf` the reservation and the secret, ends that of a reservation, or marks one as paid, by `subjectOf`
 * the link and the sum in centavos.
 */
export function providePaymentLink({ call }: App) {
  return commandOf<CommandsOf['paymentLinks']>({
    makePaymentLink(subject, signal) {
      const { id, of: secret } = partsOf(subject);
      return makeLink(call, id, { secret, signal });
    },
    endPaymentLink: (id, signal) => call(endPaymentLink, { params: { id } }, { signal }),
    markPaymentLink(subject, signal) {
      const { id, of: centavos } = partsOf(subject);
      return call(markPaymentLink, { params: { id }, body: { value: Number(centavos) } }, { signal });
    },
  });
}

/** Makes the payment link of a reservation by a secret of this window. */
export function makeLink(call: Call, id: string, { secret, signal }: { secret: string; signal: AbortSignal }) {
  return call(makePaymentLink, { params: { id }, body: toLink({ token: secret }) }, { signal });
}

/** Says why a link is not marked as paid. */
export function provideLinkRefusal({ call }: App) {
  return submissionOf<FormsOf['paymentLinks']>({
    linkRefusal: ({ id, reason }, sending) => call(refusePaymentLink, { params: { id }, body: { reason } }, sending),
  });
}
