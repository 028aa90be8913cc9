import { emit, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import type { PageEvent } from '../watch/page.ts';

/** Whether anything was told, or read elsewhere, since the last question. */
export type NoticesOutcome = { readonly _tag: 'Same' | 'Changed' } | Failed;

/** Rarer than what is on screen is watched: every page of everybody who is signed in asks. */
export const NOTICES_POLL_MS = 30_000;

/** Asks how many notices are unread, at once and for as long as the page is seen. */
export const noticesMachine = setup({
  types: {
    events: {} as PageEvent,
    emitted: {} as { type: 'notices.changed' },
  },
  actors: {
    fetchUnread: fromPromise<NoticesOutcome>(notProvided),
    followPage: fromCallback<PageEvent>(notProvided),
  },
  delays: { noticesPoll: NOTICES_POLL_MS },
  guards: { isChanged: (_, outcome: NoticesOutcome) => outcome._tag === 'Changed' },
  actions: { emitChanged: emit({ type: 'notices.changed' as const }) },
}).createMachine({
  id: 'notices',
  description: 'Asks now and then how many notices are unread, for the bell',
  invoke: { id: 'followPage', src: 'followPage' },
  on: { 'page.hidden': '.hidden' },
  initial: 'asking',
  states: {
    asking: {
      description: 'One question to the server; without an answer the bell stays as it is',
      invoke: {
        id: 'fetchUnread',
        src: 'fetchUnread',
        onDone: [
          { guard: { type: 'isChanged', params: answered }, target: 'resting', actions: 'emitChanged' },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    resting: { description: 'Between two questions', after: { noticesPoll: 'asking' } },
    hidden: {
      description: 'Nobody sees the page, and nobody is asked',
      on: { 'page.shown': 'asking' },
    },
  },
});
