import { fromPromise } from 'xstate';
import type { CommandName } from '../../../machines/command/commandNames.ts';
import { copyText } from './copyText.ts';
import { commandMachine, type CommandOutcome } from '../../../machines/command/command.ts';

/**
 * Copies the command's subject, such as a PIX code or a link, to the device's clipboard.
 * @param failed said when the browser does not let it
 */
export function copyOf(failed: string) {
  return commandMachine.provide({
    actors: {
      run: fromPromise<CommandOutcome, { name: CommandName; subject: string }>(async ({ input }) =>
        (await copyText(input.subject)) ? { _tag: 'Done' } : { _tag: 'Refused', message: failed },
      ),
    },
  });
}
