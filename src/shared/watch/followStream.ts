import { fromCallback } from 'xstate';
import type { Topic } from '#domain/changes/topic.ts';
import type { StreamEvent } from '../../../machines/watch/watch.ts';
import type { StreamNews } from '../changes/StreamLine.ts';
import type { App } from '../runtime/app.ts';
import { TabChanges } from '../changes/TabChanges.ts';

/** One for the whole page. */
let changes: TabChanges | undefined;

/**
 * Tells a watch what the stream says of its subject.
 * @param topicsOf where the subject can change; none when nobody can follow it
 * @param hear is told before the watch is
 */
export function followStream(
  { readToken }: Pick<App, 'readToken'>,
  topicsOf: (subject: string) => readonly Topic[],
  hear: (kind: StreamNews['kind']) => void = () => undefined,
) {
  return fromCallback<StreamEvent, { subject: string }>(({ input: { subject }, sendBack }) => {
    changes ??= new TabChanges(readToken);
    const topics = topicsOf(subject);
    if (topics.length === 0) return undefined;
    return changes.follow(topics, (kind) => {
      hear(kind);
      sendBack({ type: `stream.${kind}` });
    });
  });
}
