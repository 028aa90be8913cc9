import { fromPromise } from 'xstate';
import type { CommandName } from '../../../../../machines/command/commandNames.ts';
import { commandMachine, type CommandOutcome } from '../../../../../machines/command/command.ts';
import { PAY } from './payTexts.ts';

/** Copying the PIX that the command is about, with the device's own clipboard. */
export function provideCopy() {
  return commandMachine.provide({
    actors: {
      run: fromPromise<CommandOutcome, { name: CommandName; subject: string }>(async ({ input }) =>
        (await isCopied(input.subject)) ? { _tag: 'Done' } : { _tag: 'Refused', message: PAY.copyFailed },
      ),
    },
  });
}

/** Browsers give no clipboard to plain-http pages; there a field that nobody sees is copied the old way. */
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
