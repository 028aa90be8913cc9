import { QueryObserver } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { commandMachine, type CommandOutcome } from '../../machines/command/command.ts';
import type { CommandName } from '../../machines/command/commandNames.ts';
import type { FormName, FormOf } from '../../machines/submission/forms.ts';
import { submissionMachine, type SubmissionOutcome } from '../../machines/submission/submission.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import * as queryKeys from '../../src/shared/api/queryKeys.ts';
import { mountApp, type MountedApp } from '../models/views/mount.tsx';
import { COMMANDS, FORMS, type Row } from './messages.ts';

const LISTS = Object.values(queryKeys).filter((key) => typeof key === 'string');

let mounted: MountedApp;
const reads = new Map<string, number>();
beforeAll(() => {
  mounted = mountApp({
    path: ROUTES.login.path,
    adapter: () => Promise.reject(new Error('nothing is asked here')),
    clock: new SimulatedClock(),
    now: () => new Date(),
    inspect: () => undefined,
    isShared: true,
  });
  for (const list of LISTS) {
    const queryFn = () => Promise.resolve(reads.set(list, (reads.get(list) ?? 0) + 1).get(list));
    new QueryObserver(mounted.app.queryClient, { queryKey: [list, 'shown'], queryFn }).subscribe(() => undefined);
  }
});
afterAll(() => mounted.close());

/** Which of the lists on screen are read again by what `act` does, and what is told. */
async function seen(act: () => void, text: string): Promise<readonly string[]> {
  await waitFor(() => expect(mounted.app.queryClient.isFetching()).toBe(0));
  const before = new Map(reads);
  act();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  return LISTS.filter((list) => reads.get(list) !== before.get(list)).toSorted();
}

/** The real chart, heard by the real app; only what the server answers is given. No answer at all says no reason either. */
function run(kind: 'command' | 'form', name: string, isAnswered: boolean): void {
  const answer = <T,>(done: T): Promise<T> =>
    isAnswered ? Promise.resolve(done) : Promise.reject(new Error('broken'));
  const runs = fromPromise<CommandOutcome, { name: CommandName; subject: string }>(() => answer({ _tag: 'Done' }));
  const sends = fromPromise<SubmissionOutcome, { name: FormName; form: FormOf<FormName> | null }>(() =>
    answer({ _tag: 'Sent' }),
  );
  const machine: AnyStateMachine =
    kind === 'command'
      ? commandMachine.provide({ actors: { run: runs } })
      : submissionMachine.provide({ actors: { send: sends } });
  const actor = createActor(machine, { ...mounted.app.actorOptions, input: { name, asksFirst: false } });
  actor.start();
  actor.send(kind === 'command' ? { type: 'command.requested', subject: 'it' } : { type: 'form.submitted', form: {} });
}

const ROWS: readonly (readonly ['command' | 'form', string, Row])[] = [
  ...Object.entries(COMMANDS).map(([name, row]) => ['command', name, row] as const),
  ...Object.entries(FORMS).map(([name, row]) => ['form', name, row] as const),
];

// Red when a row of `MESSAGES` in src/app/effects/messages.ts says or refreshes anything else, or when it is not followed.
it.each(ROWS)(
  '%s %s tells what became of it, and the lists that it made untrue are read again',
  async (kind, name, row) => {
    const [done, failed, ...lists] = row;
    expect(await seen(() => run(kind, name, true), done)).toEqual([...lists].toSorted());
    expect(await seen(() => run(kind, name, false), failed)).toEqual([...lists].toSorted());
  },
);
