import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { paymentLinkEndpoints } from '#domain/contract/paymentLinks.ts';
import { endToEndIn } from '#domain/payment/endToEnd.ts';
import { paymentLinkMachine } from '../../../../machines/payment/paymentLink.ts';
import type {
  LinkPixOutcome,
  LinkReading,
  PixAsked,
  SaidOutcome,
  Saying,
} from '../../../../machines/payment/paymentLinkSetup.ts';
import type { ReadOutcome } from '../../../../machines/uploads/picture.ts';
import { type ApiFailure, toFailed } from '../../../shared/api/failure.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { paymentOf } from '../payment/index.ts';
import { followPage } from '../../../shared/watch/followPage.ts';
import { readPicture } from '../../../shared/uploads/readPicture.ts';

export type PaymentLinkActor = ActorRefFrom<typeof paymentLinkMachine>;

/** The draft's key of what is typed for a link: another link has another one. */
export function draftOf(token: string): string {
  return `paymentSaid ${token.slice(0, 8)}`;
}

/** The page of a payment link, connected to the server. */
export function providePaymentLink(app: App) {
  const { call } = app;
  return paymentLinkMachine.provide({
    actors: {
      followPage,
      readLink: fromPromise<LinkReading, { token: string }>(({ input: { token }, signal }) =>
        Effect.runPromise(
          call(paymentLinkEndpoints.openedPaymentLink, { body: { token } }, { signal }).pipe(
            Effect.match({ onSuccess: ({ data }): LinkReading => ({ _tag: 'Read', ...data }), onFailure: toReading }),
          ),
        ),
      ),
      readReceipt: fromPromise<ReadOutcome, { file: Blob | null }>(({ input }) =>
        readPicture(input.file ?? new Blob()),
      ),
      sayPaid: fromPromise<SaidOutcome, Saying>(({ input, signal }) => Effect.runPromise(say(call, input, signal))),
      openLinkPix: fromPromise<LinkPixOutcome, PixAsked>(({ input: { token, left, cpf }, signal }) =>
        Effect.runPromise(
          call(
            paymentLinkEndpoints.payLinkByPix,
            { body: { token, left, ...(cpf !== '' && { cpf }) } },
            { signal },
          ).pipe(
            Effect.match({
              onSuccess: ({ data }): LinkPixOutcome => ({ _tag: 'Payable', charge: data.payment }),
              onFailure: toPix,
            }),
          ),
        ),
      ),
      payment: paymentOf(app, ({ subject: token, charge }, signal) =>
        call(paymentLinkEndpoints.openedPaymentLink, { body: { token, payment: charge.mpPaymentId } }, { signal }).pipe(
          Effect.map(({ data }) => data.settlement ?? 'unsettled'),
        ),
      ),
    },
  });
}

function say(call: App['call'], { token, form, centavos, receipt }: Saying, signal: AbortSignal) {
  const endToEnd = endToEndIn(form.endToEnd);
  const body = { token, payer: form.payer, centavos, ...(endToEnd !== '' && { endToEnd }) };
  return call(paymentLinkEndpoints.sayPaymentLinkPaid, { body }, { signal, file: receipt ?? undefined }).pipe(
    Effect.tap(() => Effect.sync(() => clearDraft(draftOf(token)))),
    Effect.match({ onSuccess: ({ data }): SaidOutcome => ({ _tag: 'Said', ...data }), onFailure: toSaid }),
  );
}

/** A secret that cannot be one is answered as what it is: no link. */
const UNKNOWN = new Set(['payment_link_not_found', 'malformed']);
const CHANGED = new Set(['payment_link_not_found', 'payment_link_said', 'payment_link_over']);

/** Refusals of a PIX after which the page has to show how the link stands now. */
const OUTDATED = new Set([...CHANGED, 'payment_link_changed', 'payment_link_without_pix', 'pix_too_small']);

function toPix(failure: ApiFailure): LinkPixOutcome {
  if (failure._tag !== 'Refused') return toFailed(failure);
  if (failure.code === 'document_needed') return { _tag: 'NeedsCpf' };
  return OUTDATED.has(failure.code) ? { _tag: 'Changed', message: failure.message } : toFailed(failure);
}

function toReading(failure: ApiFailure): LinkReading {
  if (failure._tag === 'Refused' && UNKNOWN.has(failure.code)) return { _tag: 'Unknown' };
  return toFailed(failure);
}

function toSaid(failure: ApiFailure): SaidOutcome {
  const { message } = failure;
  return failure._tag === 'Refused' && CHANGED.has(failure.code) ? { _tag: 'Changed', message } : toFailed(failure);
}
