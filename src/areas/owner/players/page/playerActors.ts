import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { playerEndpoints } from '#domain/contract/players.ts';
import { CreditPayoutForm } from '#domain/players/arenaPlayer.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { creditPayoutMachine } from '../../../../../machines/players/creditPayout.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { AGENDA } from '../../../../shared/api/queryKeys.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';

export type CreditPayoutActor = ActorRefFrom<typeof creditPayoutMachine>;

const toPayout = Schema.decodeSync(CreditPayoutForm);

/** The key of the form's draft: what is typed on a player's page is kept for that player alone. */
export function payoutDraft(player: string): string {
  return `creditPayout ${player}`;
}

/** As of a payout. */
export function creditDebtDraft(player: string): string {
  return `creditDebt ${player}`;
}

/** The form of what a player pays of the credit that they owe. */
export function provideCreditDebt({ call }: App) {
  return submissionOf<FormsOf['playerCreditDebt']>({
    creditDebt: ({ id, ...typed }, sending) =>
      call(playerEndpoints.receiveCredit, { params: { id }, body: toPayout(typed) }, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(creditDebtDraft(id)))),
      ),
  });
}

/** The credit's chart with its real actors. After a refusal too the page is read again: another window may have used the credit. */
export function provideCreditPayout({ call, queryClient }: App) {
  /** The payout that one tap takes back. */
  let lastPaidOut = '';
  const refresh = () => Effect.sync(() => void queryClient.invalidateQueries({ queryKey: [AGENDA, 'player'] }));
  const takeBack = (id: string, signal: AbortSignal) =>
    call(playerEndpoints.undoCreditPayout, { params: { id } }, { signal });
  return creditPayoutMachine.provide({
    actors: {
      takeBack: commandOf<CommandsOf['playerPayout']>({ undoCreditPayout: takeBack }),
      undo: commandOf<CommandsOf['playerLastPayout']>({ undoLastPayout: (_, signal) => takeBack(lastPaidOut, signal) }),
      submission: submissionOf<FormsOf['playerCredit']>({
        creditPayout: ({ id, ...typed }, sending) =>
          call(playerEndpoints.payOutCredit, { params: { id }, body: toPayout(typed) }, sending).pipe(
            Effect.tapError(refresh),
            Effect.tap(({ data }) =>
              Effect.sync(() => {
                lastPaidOut = data.id;
                clearDraft(payoutDraft(id));
              }),
            ),
          ),
      }),
    },
  });
}
