import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { accountEndpoints } from '../../domain/contract/account.ts';
import { bookingEndpoints } from '../../domain/contract/booking.ts';
import { commandMachine, type CommandOutcome } from '../../machines/command/command.ts';
import { saveMyData } from '../account/saveMyData.ts';
import type { Call } from '../api/call.ts';
import { type ApiFailure, toFailed } from '../api/failure.ts';
import type { App } from '../app/createApp.ts';

type Run = (subject: string, signal: AbortSignal) => Effect.Effect<unknown, ApiFailure>;

/** Every one-click deed by the name under which its chart asks for it. */
function commands(call: Call) {
  return {
    cancelReservation: (id, signal) => call(bookingEndpoints.cancelReservation, { params: { id } }, { signal }),
    exportMyData: (_, signal) =>
      call(accountEndpoints.exportMyData, {}, { signal }).pipe(
        Effect.tap(({ data }) => Effect.sync(() => saveMyData(data))),
      ),
  } satisfies Record<string, Run>;
}

/** The command chart with the real server. */
export function provideCommand({ call }: App) {
  const known = new Map<string, Run>(Object.entries(commands(call)));
  return commandMachine.provide({
    actors: {
      run: fromPromise<CommandOutcome, { name: string; subject: string }>(({ input, signal }) => {
        const command = known.get(input.name);
        if (!command) throw new Error(`No command is called ${input.name}`);
        return Effect.runPromise(
          command(input.subject, signal).pipe(
            Effect.match({ onSuccess: (): CommandOutcome => ({ _tag: 'Done' }), onFailure: toFailed }),
          ),
        );
      }),
    },
  });
}
