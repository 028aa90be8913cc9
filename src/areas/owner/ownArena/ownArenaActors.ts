import { Effect, Schema } from 'effect';
import { PaymentMethod } from '../../../../domain/arenas/arena.ts';
import { BookingRulesForm } from '../../../../domain/arenas/bookingRules.ts';
import { ownArenaEndpoints } from '../../../../domain/contract/ownArena.ts';
import { Version } from '../../../../domain/contract/version.ts';
import type { FormsOf } from '../../../../machines/submission/formNames.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { toProfileChange } from './arenaProfileForm.ts';
import { ownArenaQuery } from './ownArenaQueries.ts';

const toRules = Schema.decodeUnknownSync(Schema.Struct({ ...BookingRulesForm.fields, version: Version }));
const toMethod = Schema.decodeUnknownSync(Schema.Struct({ paymentMethod: PaymentMethod, version: Version }));

/** The simple forms of an owner's arena. */
export function provideOwnArenaForms({ call, queryClient }: App) {
  const { queryKey } = ownArenaQuery(call);
  /** At once, so that the form beside starts from this version too. */
  const keep = ({ data }: { data: Own }) => Effect.sync(() => void queryClient.setQueryData(queryKey, data));
  return submissionOf<FormsOf['ownArena']>({
    paymentMethod: (form, sending) => {
      const { version, paymentMethod } = toMethod(form);
      const change = { query: { version }, body: { paymentMethod } };
      return call(ownArenaEndpoints.updatePaymentMethod, change, sending).pipe(Effect.tap(keep));
    },
    bookingRules: (form, sending) => {
      const { version, ...body } = toRules(form);
      return call(ownArenaEndpoints.updateBookingRules, { query: { version }, body }, sending).pipe(Effect.tap(keep));
    },
    arenaProfile: (form, sending) =>
      call(ownArenaEndpoints.updateArenaProfile, toProfileChange(form), sending).pipe(Effect.tap(keep)),
  });
}

type Own = typeof ownArenaEndpoints.myArena.reply.Type;
