import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import type { PageEvent } from '../watch/page.ts';

/** Whether anything was told, or read elsewhere, since the last question. */
export type NoticesOutcome = { readonly _tag: 'Same' | 'Changed' } | Failed;

/** What became of a notice that was opened on the device. */
export type ReadNoticeOutcome = { readonly _tag: 'Read' } | Failed;

/** A notice that the device showed was tapped, and led to this page. */
export type OpenedEvent = { type: 'notice.opened'; id: string };

/** Rarer than what is on screen is watched: every page of everybody who is signed in asks. */
export const NOTICES_POLL_MS = 30_000;

/** Asks how many notices are unread, at once and for as long as the page is seen, and marks as read what was opened on the device. */
export const noticesMachine = setup({
  types: {
    /** The notice that was opened last; empty before the first. */
    context: {} as { opened: string },
    events: {} as PageEvent | OpenedEvent,
    emitted: {} as { type: 'notices.changed' },
  },
  actors: {
    fetchUnread: fromPromise<NoticesOutcome>(notProvided),
    readNotice: fromPromise<ReadNoticeOutcome, { id: string }>(notProvided),
    followPage: fromCallback<PageEvent>(notProvided),
    followOpened: fromCallback<OpenedEvent>(notProvided),
  },
  delays: { noticesPoll: NOTICES_POLL_MS },
  guards: { isChanged: (_, outcome: NoticesOutcome) => outcome._tag === 'Changed' },
  actions: {
    emitChanged: emit({ type: 'notices.changed' as const }),
    keepOpened: assign((_, opened: string) => ({ opened })),
  },
}).createMachine({
  id: 'notices',
  description: 'Asks now and then how many notices are unread, for the bell',
  context: { opened: '' },
  invoke: [
    { id: 'followPage', src: 'followPage' },
    { id: 'followOpened', src: 'followOpened' },
  ],
  on: {
    'page.hidden': '.hidden',
    'notice.opened': { target: '.reading', actions: { type: 'keepOpened', params: ({ event }) => event.id } },
  },
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
    reading: {
      description: 'The notice that was tapped on the device is marked as read, once; without a line it stays unread',
      invoke: {
        id: 'readNotice',
        src: 'readNotice',
        input: ({ context }) => ({ id: context.opened }),
        onDone: 'asking',
        onError: 'asking',
      },
    },
    resting: { description: 'Between two questions', after: { noticesPoll: 'asking' } },
    hidden: {
      description: 'Nobody sees the page, and nobody is asked',
      on: { 'page.shown': 'asking' },
    },
  },
});
