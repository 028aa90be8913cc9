import { emit, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered } from '../outcome.ts';

/** Where the page is: in the window of the installed app, in the browser of an iPhone or iPad, or in another browser. */
export type Place = 'app' | 'iphone' | 'browser';

/** What the browser says of installing the app. */
export type InstallEvent =
  /** It asks the person as soon as the page wants it to. */
  | { type: 'install.possible' }
  /** The app is on the home screen. */
  | { type: 'install.done' };

/** What the person answered to the browser's question. */
export type InstallOutcome = { readonly _tag: 'Accepted' | 'Dismissed' };

/** How long a person may look at the browser's question, in milliseconds. */
const QUESTION_LIMIT_MS = 120_000;

/** Whether the app is on this device's home screen, and the way there. Nobody is asked unless they press the button. */
export const installMachine = setup({
  types: {
    input: {} as { place: Place },
    context: {} as { place: Place },
    events: {} as InstallEvent | { type: 'install.requested' },
    emitted: {} as { type: 'install.failed' },
    tags: {} as 'busy',
  },
  actors: {
    followInstall: fromCallback<InstallEvent>(notProvided),
    askInstall: fromPromise<InstallOutcome>(notProvided),
  },
  delays: { questionLimit: QUESTION_LIMIT_MS },
  guards: {
    isApp: ({ context }) => context.place === 'app',
    isIphone: ({ context }) => context.place === 'iphone',
    isAccepted: (_, outcome: InstallOutcome) => outcome._tag === 'Accepted',
  },
  actions: {
    emitFailed: emit({ type: 'install.failed' }),
  },
}).createMachine({
  id: 'install',
  description: "Puts the app on the device's home screen",
  context: ({ input }) => ({ place: input.place }),
  invoke: { id: 'followInstall', src: 'followInstall' },
  on: { 'install.done': '.installed' },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The browser has said nothing: where it can install the app, its own menu does',
      always: [
        { guard: 'isApp', target: 'installed' },
        { guard: 'isIphone', target: 'byHand' },
      ],
      on: { 'install.possible': 'possible' },
    },
    byHand: { description: 'No page of an iPhone can ask: its person is told how to do it' },
    possible: {
      description: 'A button has the browser ask',
      on: { 'install.requested': 'asking' },
    },
    asking: {
      description: 'The browser asks the person, who pressed the button just now',
      tags: 'busy',
      after: { questionLimit: 'spent' },
      invoke: {
        id: 'askInstall',
        src: 'askInstall',
        onDone: [{ guard: { type: 'isAccepted', params: answered }, target: 'installed' }, { target: 'spent' }],
        onError: { target: 'spent', actions: 'emitFailed' },
      },
    },
    spent: {
      description: 'A browser lets a page ask once: its own menu installs the app, until it says otherwise',
      on: { 'install.possible': 'possible' },
    },
    installed: {
      description: 'The app is on the home screen; whoever takes it away can put it there again',
      on: { 'install.possible': 'possible' },
    },
  },
});

/** What is shown in each state: a question is shown over the button that asked it. */
const SHOWN = {
  unknown: 'menu',
  byHand: 'byHand',
  possible: 'button',
  asking: 'button',
  spent: 'menu',
  installed: 'installed',
} as const;

export function describeInstall(snapshot: SnapshotFrom<typeof installMachine>) {
  return { shows: SHOWN[snapshot.value], isBusy: snapshot.hasTag('busy') };
}
