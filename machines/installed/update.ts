import { emit, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';

/** What the browser says of the app's versions. */
export type VersionEvent =
  /** A new version is stored, and waits. */
  | { type: 'version.waiting' }
  /** It has taken over, as this tab or another wanted. */
  | { type: 'version.taken' };

/** How long a new version may take to take over, in milliseconds. */
const TAKE_OVER_LIMIT_MS = 10_000;
/** A page that is still there after so long was not loaded again: its person refused the browser's own question. */
const LOAD_LIMIT_MS = 10_000;

/** A new version asks before it takes over, and a tab is loaded again only when its own person says so. */
export const updateMachine = setup({
  types: {
    events: {} as VersionEvent | { type: 'update.accepted' } | { type: 'update.postponed' },
    emitted: {} as { type: 'update.ready' } | { type: 'update.failed' },
    tags: {} as 'asking' | 'busy',
  },
  actors: {
    followVersions: fromCallback<VersionEvent>(notProvided),
  },
  delays: { takeOverLimit: TAKE_OVER_LIMIT_MS, loadLimit: LOAD_LIMIT_MS },
  actions: {
    /** The composition root provides the action that tells the version which waits to take over. */
    orderTakeOver: () => undefined,
    emitReady: emit({ type: 'update.ready' }),
    emitFailed: emit({ type: 'update.failed' }),
  },
}).createMachine({
  id: 'update',
  description: 'Asks whether a new version of the app may take over',
  invoke: { id: 'followVersions', src: 'followVersions' },
  initial: 'current',
  states: {
    current: {
      description: 'No newer version is known',
      on: { 'version.waiting': 'offered', 'version.taken': 'former' },
    },
    offered: {
      description: 'A bar asks; everything goes on as ever meanwhile',
      tags: 'asking',
      on: {
        'update.accepted': { target: 'taking', actions: 'orderTakeOver' },
        'update.postponed': 'postponed',
        'version.taken': 'former',
      },
    },
    postponed: {
      description: 'Not asked again until there is a newer one; it takes over by itself once no tab is open',
      on: { 'version.waiting': 'offered', 'version.taken': 'former' },
    },
    taking: {
      description: 'The new version takes over',
      tags: ['asking', 'busy'],
      after: { takeOverLimit: { target: 'offered', actions: 'emitFailed' } },
      on: { 'version.taken': 'loading' },
    },
    former: {
      description: 'Another tab let it take over; this one goes on with the code that it has until its person says so',
      tags: 'asking',
      on: { 'update.accepted': 'loading', 'update.postponed': 'left' },
    },
    left: {
      description: 'The tab stays as it is, and asks no more until another version comes',
      on: { 'version.waiting': 'offered' },
    },
    loading: {
      description: 'The page is loaded again, with the new code',
      tags: ['asking', 'busy'],
      entry: 'emitReady',
      after: { loadLimit: 'former' },
    },
  },
});

export function describeUpdate(snapshot: SnapshotFrom<typeof updateMachine>) {
  return { isAsking: snapshot.hasTag('asking'), isBusy: snapshot.hasTag('busy') };
}
