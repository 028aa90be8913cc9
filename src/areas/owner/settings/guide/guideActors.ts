import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { PaymentMethod } from '#domain/arenas/arena.ts';
import { toNewCourts, toNewTimeSlots } from '#domain/publication/guide.ts';
import { GuideStep } from '#domain/publication/publication.ts';
import { courtEndpoints } from '#domain/contract/courts.ts';
import { settingsEndpoints } from '#domain/contract/settings.ts';
import { publicationEndpoints } from '#domain/contract/publication.ts';
import { slotEndpoints } from '#domain/contract/slots.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { guideMachine } from '../../../../../machines/settings/guide.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { commandsOf } from '../../../../shared/command/commandActors.ts';
import { copyOf } from '../../../../shared/command/copyActors.ts';
import { provideProof } from '../../../../shared/proof/proofActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { toProfileChange } from '../arenaProfileForm.ts';
import { keepOwnArena } from '../settingsQueries.ts';
import { publicationQuery } from '../publicationQueries.ts';
import { PUBLISHED_STEP } from './guideTexts.ts';

export type GuideActor = ActorRefFrom<typeof guideMachine>;

const toMethod = Schema.decodeUnknownSync(PaymentMethod);
const toStep = Schema.decodeUnknownSync(GuideStep);

/** The guide's chart with its real actors. */
export function provideGuide({ call, queryClient }: App) {
  /** What the reply says is on screen at once, before it is read again. */
  const keep = ({ queryKey }: { readonly queryKey: readonly unknown[] }, data: unknown) =>
    Effect.sync(() => void queryClient.setQueryData(queryKey, data));
  return guideMachine.provide({
    actors: {
      pass: commandsOf<CommandsOf['guide']>({
        passGuideStep: (step, signal) =>
          call(publicationEndpoints.passGuideStep, { body: { step: toStep(step) } }, { signal }).pipe(
            Effect.tap(({ data }) => keep(publicationQuery(call), data.publication)),
            Effect.asVoid,
          ),
      }),
      submission: submissionOf<FormsOf['guide']>(
        {
          guideCourts: (form, sending) => call(courtEndpoints.createCourts, { body: toNewCourts(form) }, sending),
          guideHours: (form, sending) => call(slotEndpoints.createTimeSlots, { body: toNewTimeSlots(form) }, sending),
          guidePayment: ({ version, paymentMethod }, sending) => {
            const change = { query: { version }, body: { paymentMethod: toMethod(paymentMethod) } };
            return call(settingsEndpoints.updatePaymentMethod, change, sending).pipe(
              Effect.tap(({ data }) => Effect.sync(() => keepOwnArena({ call, queryClient }, data))),
            );
          },
          guideProfile: (form, sending) =>
            call(settingsEndpoints.updateArenaProfile, toProfileChange(form), sending).pipe(
              Effect.tap(({ data }) => Effect.sync(() => keepOwnArena({ call, queryClient }, data))),
            ),
          arenaPublication: (_, sending) =>
            call(publicationEndpoints.publishArena, {}, sending).pipe(
              Effect.tap(({ data }) => keep(publicationQuery(call), data.publication)),
            ),
        },
        provideProof({ call }),
      ),
    },
  });
}

export function provideLinkCopy() {
  return copyOf(PUBLISHED_STEP.copyFailed);
}
