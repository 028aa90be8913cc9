import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { commandMachine, type CommandOutcome } from '../../../machines/command/command.ts';
import type { CommandName } from '../../../machines/command/commandNames.ts';
import { commandsMachine, reporting } from '../../../machines/command/commands.ts';
import type { proofMachine } from '../../../machines/account/proof.ts';
import type { ApiFailure } from '../api/failure.ts';
import { toAnswer } from '../api/toAnswer.ts';
import { heldIn } from '../offline/heldMark.ts';

/** When the effect returns a text, the success message shows it. */
type Run = (subject: string, signal: AbortSignal) => Effect.Effect<unknown, ApiFailure>;

/** A call for each command of a chart or a screen. */
type Calls<Name extends CommandName> = Readonly<Record<Name, Run>>;

/** The command chart with its real actor. `proof`: the question of a deed that decides where money goes, by `provideProof`. */
export function commandOf<Name extends CommandName>(calls: Calls<Name>, proof?: typeof proofMachine) {
  return commandMachine.provide({ actors: { run: runOf(calls), ...(proof && { proof }) } });
}

/** The same for a list, with one command actor per item. */
export function commandsOf<Name extends CommandName>(calls: Calls<Name>) {
  return commandsMachine.provide({ actors: { command: reporting(commandOf(calls)) } });
}

function runOf(calls: Partial<Calls<CommandName>>) {
  return fromPromise<CommandOutcome, { name: CommandName; subject: string }>(({ input, signal }) => {
    const run = calls[input.name];
    if (!run) throw new Error(`No command is called ${input.name}`);
    return Effect.runPromise(run(input.subject, signal).pipe(Effect.match({ onSuccess: toDone, onFailure: toAnswer })));
  });
}

function toDone(answer: unknown): CommandOutcome {
  return { _tag: 'Done', ...(typeof answer === 'string' && { message: answer }), ...heldIn(answer) };
}
