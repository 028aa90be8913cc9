import { fromPromise } from 'xstate';
import type { CommandName } from '../../../../machines/command/commandNames.ts';
import { commandMachine, type CommandOutcome } from '../../../../machines/command/command.ts';

/** Copies the command's subject, such as a PIX code, to the device's clipboard. */
export function copying(failed: string) {
  return commandMachine.provide({
    actors: {
      run: fromPromise<CommandOutcome, { name: CommandName; subject: string }>(async ({ input }) =>
        (await isCopied(input.subject)) ? { _tag: 'Done' } : { _tag: 'Refused', message: failed },
      ),
    },
  });
}

/** Browsers offer no clipboard API on plain-http pages; there the text is copied from a field with `execCommand`. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(field);
    field.select();
    const isDone = document.execCommand('copy');
    field.remove();
    return isDone;
  }
}
