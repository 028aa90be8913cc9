import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { commandMachine, type CommandOutcome } from '../../../machines/command/command.ts';
import { commandsMachine, reportingEnd } from '../../../machines/command/commands.ts';
import { type ApiFailure, toFailed } from '../api/failure.ts';

/** A text that it answers is told beside that it is done. */
type Run = (subject: string, signal: AbortSignal) => Effect.Effect<unknown, ApiFailure>;

/** The one-click deeds of an area, each by the name under which its chart asks for it. */
export type Commands = Readonly<Record<string, Run>>;

/** The command chart with the real server. */
export function commandOf(commands: Commands) {
  return commandMachine.provide({ actors: { run: runOf(commands) } });
}

/** The same for a list, with a command for each thing of it. */
export function commandsOf(commands: Commands) {
  return commandsMachine.provide({ actors: { command: reportingEnd(commandOf(commands)) } });
}

function runOf(commands: Commands) {
  const known = new Map(Object.entries(commands));
  return fromPromise<CommandOutcome, { name: string; subject: string }>(({ input, signal }) => {
    const command = known.get(input.name);
    if (!command) throw new Error(`No command is called ${input.name}`);
    return Effect.runPromise(
      command(input.subject, signal).pipe(Effect.match({ onSuccess: toDone, onFailure: toFailed })),
    );
  });
}

function toDone(answer: unknown): CommandOutcome {
  return { _tag: 'Done', ...(typeof answer === 'string' && { message: answer }) };
}
