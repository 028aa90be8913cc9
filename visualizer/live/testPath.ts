import type { Entry, Recording } from './recording.ts';
import { eventWord, stateText } from './words.ts';

/**
 * The events that one actor received up to an entry: a title like a generated test's, and a walk to paste into a model's
 * `walks`. Undefined when the recording no longer has the actor's start.
 */
export function testPath(recording: Recording, sessionId: string, until: number | undefined): string | undefined {
  const actor = recording.actors.find((each) => each.sessionId === sessionId);
  const lived = recording.entries.filter(
    (entry) => entry.sessionId === sessionId && (until === undefined || entry.index <= until),
  );
  const first = lived.find(({ kind }) => kind === 'started');
  if (actor === undefined || first === undefined) return undefined;
  const received = lived.filter(({ kind, event }) => kind === 'event' && event !== undefined && !isOwn(event.type));
  const words = [
    stateOf(first),
    ...received.map(({ event }) => eventWord(event?.type ?? '')),
    stateOf(received.at(-1)),
  ].filter((word) => word !== '');
  const walk = { events: received.map(({ event }) => event) };
  return `// ${actor.chart ?? actor.name}: ${words.join(' → ')}\n${JSON.stringify(walk, null, 2)}\n`;
}

/** Whether the event is XState's own, which no test sends. */
function isOwn(type: string): boolean {
  return type === 'xstate.init' || type === 'xstate.stop';
}

function stateOf(entry: Entry | undefined): string {
  const value = entry?.snapshot?.value;
  return value === undefined ? '' : stateText(value);
}
