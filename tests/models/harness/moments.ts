import type { AnyActor, AnyStateMachine, InspectionEvent, SnapshotFrom } from 'xstate';
import { takenIn, timerOf } from '../../../visualizer/flows/inspection.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { delayIn } from '../../../visualizer/flows/eventTypes.ts';

/** An invoked actor as it begins. */
export interface Started {
  readonly actor: string;
  readonly input: unknown;
}

/** An event that the chart sends to one of its actors. */
export interface Sent {
  readonly to: string;
  readonly event: ChartEvent;
}

/** An action that reaches outside the chart, which the app provides: what is stored, deleted, told to another chart. */
export interface Effect {
  readonly action: string;
  readonly params: unknown;
}

/** What one step of a walk did, seen from outside the chart: what the rules judge and the records keep. */
export interface Moment<M extends AnyStateMachine = AnyStateMachine> {
  /** What happened; at the start `xstate.init`. */
  readonly event: ChartEvent;
  /** At the start the same as `after`. */
  readonly before: SnapshotFrom<M>;
  readonly after: SnapshotFrom<M>;
  /** Whole, in their order. */
  readonly emitted: readonly ChartEvent[];
  readonly started: readonly Started[];
  /** What the chart sends to its own actors, whole and in this order. */
  readonly sent: readonly Sent[];
  /** In their order. */
  readonly effects: readonly Effect[];
  /** The actors that run after the step, sorted. */
  readonly running: readonly string[];
  /** The delays that the step set going, in milliseconds, by their names. */
  readonly timers: Readonly<Record<string, number>>;
  /** Ids of the transitions that the step took, in their order. */
  readonly taken: readonly string[];
}

/** Follows a running chart by inspection, and cuts what it did into moments. */
export function momentKeeper(chartId: string) {
  const moments: Moment[] = [];
  let step = nothingYet();

  return {
    inspect: (event: InspectionEvent): void => {
      step.taken.push(...takenIn(event, chartId));
      if (event.type === '@xstate.action' && !event.action.type.startsWith('xstate.')) {
        step.effects.push({ action: event.action.type, params: event.action.params });
      }
      const timer = timerOf(event);
      if (timer) step.timers[delayIn(timer.event) ?? timer.event] = timer.delay;
      // Only the chart's own actors: those below them are theirs.
      if (event.type === '@xstate.event' && isActor(event.actorRef)) {
        const { id, _parent: parent } = event.actorRef;
        if (parent === undefined || parent._parent !== undefined) return;
        if (event.event.type === 'xstate.init') {
          step.started.push({ actor: id, input: Reflect.get(event.event, 'input') });
        } else if (event.sourceRef === parent && event.event.type !== 'xstate.stop') {
          step.sent.push({ to: id, event: event.event });
        }
      }
    },
    emitted: (event: ChartEvent): void => void step.emitted.push(event),
    /** Ends a step: what was seen since the last one is its doing. */
    cut: (event: ChartEvent, after: SnapshotFrom<AnyStateMachine>): Moment => {
      const running = Object.keys(after.children).filter((id) => after.children[id]?.getSnapshot().status === 'active');
      const moment: Moment = {
        event,
        before: moments.at(-1)?.after ?? after,
        after,
        running: running.toSorted(),
        ...step,
      };
      step = nothingYet();
      moments.push(moment);
      return moment;
    },
    moments: moments as readonly Moment[],
  };
}

function nothingYet() {
  return {
    emitted: [] as ChartEvent[],
    started: [] as Started[],
    sent: [] as Sent[],
    effects: [] as Effect[],
    timers: {} as Record<string, number>,
    taken: [] as string[],
  };
}

function isActor(actorRef: unknown): actorRef is AnyActor {
  return typeof actorRef === 'object' && actorRef !== null && '_parent' in actorRef;
}
