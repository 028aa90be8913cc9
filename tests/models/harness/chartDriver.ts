import { isDeepStrictEqual } from 'node:util';
import { type AnyActorRef, type AnyStateMachine, SimulatedClock, createActor } from 'xstate';
import { timerOf } from '../../../visualizer/flows/inspection.ts';
import { nodesOf } from '../../../visualizer/flows/transitions.ts';
import { type Driver, runPath } from './driver.ts';
import { difference } from './difference.ts';
import { breakGate, gate, openGate } from './gate.ts';
import type { ChartModel } from './model.ts';
import { type Moment, momentKeeper } from './moments.ts';
import { type ChartPath, describe } from './paths.ts';
import { judge, type Rule } from './rules.ts';

/** What a run of a path on the chart alone has shown. */
export interface ChartRun {
  readonly moments: readonly Moment[];
  /** The rules that spoke of each moment, in the order of the moments. */
  readonly judged: readonly (readonly Rule<AnyStateMachine>[])[];
}

/** Runs a path on the chart alone, with the model's rules judging every moment. */
export async function runOnChart(model: ChartModel, path: ChartPath): Promise<ChartRun> {
  const driver = chartDriver(model, path);
  await runPath(path, driver);
  return driver.run;
}

/** The level without screen and server: a real actor, gates for everything that it invokes, a simulated clock. */
export function chartDriver(model: ChartModel, path: ChartPath): Driver & { readonly run: ChartRun } {
  const clock = new SimulatedClock();
  const keeper = momentKeeper(model.id);
  const judged: (readonly Rule<AnyStateMachine>[])[] = [];
  const due = new Map<string, number>();
  const machine = model.machine.provide({ actors: gates(model.machine) });
  const actor = createActor(machine, {
    input: path.start.input,
    clock,
    inspect: (event) => {
      keeper.inspect(event);
      const timer = timerOf(event);
      if (timer) due.set(timer.event, clock.now() + timer.delay);
    },
  });
  actor.on('*', keeper.emitted);
  actor.subscribe({ error: () => undefined }); // an error is a state to be asserted, not an unhandled rejection
  actor.start();

  const running = (actorId: string): AnyActorRef => {
    const child = actor.getSnapshot().children[actorId];
    if (child?.getSnapshot().status !== 'active') throw new Error(`actor '${actorId}' is not running`);
    return child;
  };
  return {
    send: (event) => {
      const callback = model.callbacks[event.type];
      if (callback) callback.call(running(callback.actor).getSnapshot().input, event);
      else actor.send(event);
    },
    resolve: (actorId, output) => openGate(running(actorId), output),
    reject: (actorId, error) => breakGate(running(actorId), error),
    advance: (delayName, event) => {
      const at = due.get(event.type);
      if (at === undefined) throw new Error(`no timer '${delayName}' was started`);
      clock.increment(Math.max(0, at - clock.now()));
    },
    assert: (expected, step) => {
      const snapshot = actor.getSnapshot();
      const event = step?.event ?? { type: 'xstate.init', input: path.start.input };
      const moment = keeper.cut(event, snapshot);
      const { emitted: news, snapshot: _, ...planned } = expected;
      const now = describe(model, snapshot);
      if (!isDeepStrictEqual(now, planned))
        throw difference(`the chart is in ${now.state}, not as planned`, planned, now);
      if (!isDeepStrictEqual(moment.emitted, news)) {
        throw difference('the chart emitted other events', news, moment.emitted);
      }
      judged.push(judge(model.rules, moment, keeper.moments.slice(0, -1)));
    },
    taken: () => keeper.moments.flatMap(({ taken }) => taken),
    run: { moments: keeper.moments, judged },
    close: () => {
      actor.stop();
    },
  };
}

function gates(machine: AnyStateMachine): Record<string, typeof gate> {
  const invoked = nodesOf(machine.root).flatMap((node) =>
    node.invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])),
  );
  return Object.fromEntries([...Object.keys(machine.implementations.actors), ...invoked].map((src) => [src, gate]));
}
