import { Effect, Schema } from 'effect';
import { PaymentMethod } from '#domain/arenas/arena.ts';
import { pixIn } from '#domain/payment/arenaPix.ts';
import { ZoneChange } from '#domain/arenas/zoneMoves.ts';
import { BookingRulesForm } from '#domain/arenas/bookingRules.ts';
import { policyIn } from '#domain/booking/cancellationPolicyForm.ts';
import { arenaPixEndpoints } from '#domain/contract/arenaPix.ts';
import { settingsEndpoints } from '#domain/contract/settings.ts';
import { publicationEndpoints } from '#domain/contract/publication.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { provideProof } from '../../../shared/proof/proofActors.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { toProfileChange } from './arenaProfileForm.ts';
import { keepOwnArena } from './settingsQueries.ts';
import { publicationQuery } from './publicationQueries.ts';

const toRules = Schema.decodeSync(BookingRulesForm);
const toZoneChange = Schema.decodeUnknownSync(ZoneChange);
const toMethod = Schema.decodeUnknownSync(PaymentMethod);

export function provideSettingsForms({ call, queryClient }: App) {
  const keep = ({ data }: { data: Own }) => Effect.sync(() => keepOwnArena({ call, queryClient }, data));
  return submissionOf<FormsOf['settings']>(
    {
      paymentMethod: ({ version, paymentMethod }, sending) => {
        const change = { query: { version }, body: { paymentMethod: toMethod(paymentMethod) } };
        return call(settingsEndpoints.updatePaymentMethod, change, sending).pipe(Effect.tap(keep));
      },
      arenaPix: ({ version, ...typed }, sending) =>
        call(arenaPixEndpoints.updateArenaPix, { query: { version }, body: pixIn(typed) }, sending).pipe(
          Effect.tap(keep),
        ),
      bookingRules: ({ version, ...typed }, sending) =>
        call(settingsEndpoints.updateBookingRules, { query: { version }, body: toRules(typed) }, sending).pipe(
          Effect.tap(keep),
        ),
      cancellationPolicy: ({ version, ...typed }, sending) =>
        call(settingsEndpoints.updateCancellationPolicy, { query: { version }, body: policyIn(typed) }, sending).pipe(
          Effect.tap(keep),
        ),
      arenaProfile: (form, sending) =>
        call(settingsEndpoints.updateArenaProfile, toProfileChange(form), sending).pipe(Effect.tap(keep)),
      arenaZone: ({ version, zone, seen }, sending) => {
        const body = toZoneChange({ zone, ...(seen && { seen }) });
        return call(settingsEndpoints.updateArenaZone, { query: { version }, body }, sending).pipe(Effect.tap(keep));
      },
    },
    provideProof({ call }),
  );
}

/** Takes the arena off the air. */
export function provideUnpublishing({ call, queryClient }: App) {
  const { queryKey } = publicationQuery(call);
  return commandOf<CommandsOf['publication']>({
    unpublishArena: (_, signal) =>
      call(publicationEndpoints.unpublishArena, {}, { signal }).pipe(
        Effect.tap(({ data }) => Effect.sync(() => void queryClient.setQueryData(queryKey, data.publication))),
        Effect.asVoid,
      ),
  });
}

type Own = typeof settingsEndpoints.myArena.reply.Type;
