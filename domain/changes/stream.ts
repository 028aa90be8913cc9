import { MAX_TOPICS, Topic } from './topic.ts';
import { Schema } from 'effect';

/** Where the changes of topics are told as server-sent events. */
export const STREAM_PATH = '/api/v1/changes';

/** The topics of a stream, in its address. */
export const Topics = Schema.Array(Topic).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_TOPICS));

/** The address of a stream. */
export function streamAddress(topics: readonly Topic[]): string {
  return `${STREAM_PATH}?topics=${topics.join(',')}`;
}

/** How often a stream says at least that it lives, in milliseconds. */
export const HEARTBEAT_MS = 15_000;

/**
 * The name of a stream's first event, by whether it goes on where the one before it ended, by its `Last-Event-ID`: its topics
 * are those that may have changed since. Otherwise they are those of the last minute, and what was read before that is read anew.
 */
export const OPENINGS = { continued: 'continued', fresh: 'fresh' } as const;

/** How far back the first event of a stream tells what has changed, in milliseconds. */
export const RECENT_MS = 60_000;
