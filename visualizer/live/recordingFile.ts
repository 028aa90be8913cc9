import { Schema } from 'effect';
import { Recording } from './recording.ts';
import { wireEventIn } from './received.ts';
import { replayed } from './replay.ts';
import type { WireEvent } from './wire.ts';

const Base = {
  _version: Schema.String,
  createdAt: Schema.String,
  id: Schema.Null,
  rootId: Schema.String,
  sessionId: Schema.String,
};
const Payload = Schema.StructWithRest(Schema.Struct({ type: Schema.String }), [
  Schema.Record(Schema.String, Schema.Unknown),
]);
/** The events of our own, which no other application sends. */
const Own = Schema.Union([
  Schema.Struct({
    ...Base,
    type: Schema.Literal('@quadra.transitions'),
    transitions: Schema.Array(Schema.String),
  }),
  Schema.Struct({ ...Base, type: Schema.Literal('@quadra.emitted'), event: Payload }),
  Schema.Struct({ ...Base, type: Schema.Literal('@quadra.timer'), event: Schema.String, delay: Schema.Number }),
]);

/** What tells a file of ours from others. */
const KIND = 'quadra-livre-recording';

/** A recording as the text of a file. */
export function recordingText(recording: Recording): string {
  return `${JSON.stringify({ kind: KIND, events: replayed(recording) })}\n`;
}

/** The recording in the text of a file; null when it holds none. */
export function recordingIn(text: string): Recording | null {
  const events = eventsIn(text);
  if (events === null) return null;
  const recording = new Recording();
  recording.add(events);
  return recording;
}

function eventsIn(text: string): readonly WireEvent[] | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null || Reflect.get(file, 'kind') !== KIND) return null;
    const events: unknown = Reflect.get(file, 'events');
    if (!Array.isArray(events)) return null;
    return events.map((event) => wireEventIn(event) ?? Schema.decodeUnknownSync(Own)(event));
  } catch {
    return null;
  }
}
