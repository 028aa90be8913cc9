import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { RECENT_MS } from '#domain/changes/stream.ts';
import type { Topic } from '#domain/changes/topic.ts';
import { watchMachine, type WatchOutcome } from '../../../machines/watch/watch.ts';
import { useChart } from '../runtime/AppContext.tsx';
import type { App } from '../runtime/app.ts';
import { followPage } from './followPage.ts';
import { followStream } from './followStream.ts';

/** How old a reading may become of which no stream tells whether it is true. */
const AGE_MS = 30_000;
/** For the time that an answer and an event are on their way. */
const MARGIN_MS = 20_000;

interface Reading {
  /** The kind of data, by which the table of effects knows what to read again. */
  readonly name: 'hours' | 'reservations';
  readonly queryKey: QueryKey;
  /** Where it can change. */
  readonly topics: readonly Topic[];
}

/** Has what is on screen read again when the server says that it changed. Another reading needs another key. */
export function FollowReading(reading: Reading): null {
  const [provide] = useState(() => (app: App) => provideWatch(app, reading));
  useChart(provide, { input: { name: reading.name, subject: reading.topics.join() } });
  return null;
}

/** There is no mark to ask for: to know whether it changed is to read it. */
function provideWatch(app: App, { queryKey, topics }: Reading) {
  let isTold = false;
  /** Of the last reading in milliseconds; 0 before the first. */
  const ageOf = () => {
    const readAt = app.queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    return readAt ? Date.now() - readAt : 0;
  };
  return watchMachine.provide({
    actors: {
      followPage,
      followStream: followStream(
        app,
        () => topics,
        (kind) => {
          // What changed in the last minute a stream that opens tells by itself.
          if (kind === 'told' || (kind === 'opened' && ageOf() > RECENT_MS - MARGIN_MS)) isTold = true;
        },
      ),
      fetchMark: fromPromise<WatchOutcome, { subject: string }>(async () => {
        const isDue = isTold || ageOf() > AGE_MS;
        isTold = false;
        return { _tag: isDue ? 'Changed' : 'Same' };
      }),
    },
  });
}
