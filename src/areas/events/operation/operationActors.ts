import { operationEndpoints } from '../../../../domain/contract/operation.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { operationMachine } from '../../../../machines/operation/operation.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** What operators can do, connected to the server. */
export function provideOperation({ call }: App) {
  return operationMachine.provide({
    actors: {
      retry: commandOf<CommandsOf['operation']>({
        retryJob: (id, signal) => call(operationEndpoints.retryJob, { params: { id } }, { signal }),
      }),
    },
  });
}
