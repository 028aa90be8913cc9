import type { AnyStateMachine } from 'xstate';
import type { KeptWalk } from '../keptWalk.ts';
import { eventWith, fromPlain } from '../plainValues.ts';
import type { Standing } from '../step/resume.ts';
import { type Walk, isPossible, kept, momentOf, resumeWalk, startWalk, stateOf, stepOn } from '../step/walk.ts';
import { differences } from './differences.ts';
import { plain } from './plain.ts';
import type { Entry, Recording } from './recording.ts';
import type { WirePayload } from './wire.ts';
import { eventWord, stateText } from './words.ts';
import type { LivedParting } from '../texts/ptLive.ts';

/** What an actor went through, walked again on its chart alone. */
export interface LivedWalk {
  readonly walk: Walk;
  /** Where the chart alone goes another way than the app went, as with masked data: the walk ends before it. */
  readonly parting: LivedParting | null;
}

/** The walk of an actor up to an entry; undefined when the recording does not have how it began. */
export function livedWalk(
  recording: Recording,
  sessionId: string,
  until: number | undefined,
  machine: AnyStateMachine,
): LivedWalk | undefined {
  const lived = recording.entries.filter(
    (entry) => entry.sessionId === sessionId && (until === undefined || entry.index <= until),
  );
  const begun = lived.find(({ kind, event }) => kind === 'started' && event !== undefined);
  if (begun === undefined) return undefined;
  let walk: Walk;
  try {
    walk = startWalk(machine, fromPlain(begun.event?.['input']));
  } catch {
    return undefined; // what it began with was masked or cut
  }
  for (const entry of lived) {
    if (entry.kind !== 'event' || entry.event === undefined || entry.transitions.length === 0) continue;
    const next = stepped(machine, walk, entry.event);
    const there = stateAfter(entry);
    const here = next && stateOf(momentOf(next));
    if (next === null || (there !== undefined && there !== here)) {
      return { walk, parting: { event: eventWord(entry.event.type), there, here } };
    }
    walk = next;
  }
  return { walk, parting: null };
}

/** A walk that stands where the actor stood after an entry: with its past where that is known, else without. */
export function walkFromThere(
  recording: Recording,
  sessionId: string,
  at: number | undefined,
  machine: AnyStateMachine,
): KeptWalk | undefined {
  const snapshot = recording.snapshotAt(sessionId, at);
  const lived = livedWalk(recording, sessionId, at, machine);
  if (lived?.parting === null) {
    const reached = plain(momentOf(lived.walk).traced.chart.context, { hidesSecrets: true });
    if (differences(snapshot?.context, reached).length === 0) return kept(lived.walk);
  }
  const standing = standingIn(recording, sessionId, at);
  return standing && kept(resumeWalk(machine, standing));
}

/** Where an actor with a chart stood after an entry. */
export function standingIn(recording: Recording, sessionId: string, at: number | undefined): Standing | undefined {
  const { value, context, status = 'active', history } = recording.snapshotAt(sessionId, at) ?? {};
  if (value === undefined) return undefined;
  const children = recording.actors.filter(
    (actor) => actor.parentId === sessionId && recording.isRunningAt(actor.sessionId, at),
  );
  const snapshots = children.map((child) => [
    child.name,
    { status: 'active', ...recording.snapshotAt(child.sessionId, at) },
  ]);
  const sources = children.flatMap(({ name, src }) => (src === undefined ? [] : [[name, src] as const]));
  return {
    value,
    status,
    ...(sources.length > 0 && { sources: Object.fromEntries(sources) }),
    ...(history !== undefined && { history }),
    ...(context !== undefined && { context: fromPlain(context) }),
    actors: Object.fromEntries(snapshots),
  };
}

function stepped(machine: AnyStateMachine, walk: Walk, payload: WirePayload): Walk | null {
  const event = eventWith(payload, fromPlain);
  try {
    return isPossible(momentOf(walk).traced, event) ? stepOn(machine, walk, event) : null;
  } catch {
    return null; // what the app had and the record has not, as masked data, may break the chart
  }
}

function stateAfter({ snapshot }: Entry): string | undefined {
  return snapshot?.value === undefined ? undefined : stateText(snapshot.value);
}
