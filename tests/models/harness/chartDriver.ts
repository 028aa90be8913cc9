import { isDeepStrictEqual } from 'node:util';
import { type AnyActorRef, type AnyStateMachine, SimulatedClock, createActor } from 'xstate';
import { timerOf } from '../../../visualizer/flows/inspection.ts';
import { nodesOf } from '../../../visualizer/flows/transitions.ts';
import { type Driver, checkStates, difference, runPath } from './driver.ts';
import { breakGate, gate, openGate } from './gate.ts';
import type { ChartModel } from './model.ts';
import { type ChartPath, describe } from './paths.ts';
import { recordTransitions } from './recorder.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';

/** Runs a path on the chart alone and gives the transitions that were really taken. */
export function runOnChart(model: ChartModel, path: ChartPath): Promise<readonly string[]> {
  return runPath(path, chartDriver(model, path));
}

/** The level without screen and server: a real actor, gates for everything that it invokes, a simulated clock. */
export function chartDriver(model: ChartModel, path: ChartPath): Driver {
  const clock = new SimulatedClock();
  const recorder = recordTransitions(model.id);
  const due = new Map<string, number>();
  const machine = model.machine.provide({ actors: gates(model.machine) });
  const actor = createActor(machine, {
    input: path.start.input,
    clock,
    inspect: (event) => {
      recorder.inspect(event);
      const timer = timerOf(event);
      if (timer) due.set(timer.event, clock.now() + timer.delay);
    },
  });
  const emitted: ChartEvent[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe({ error: () => undefined }); // an error is a state to be asserted, not an unhandled rejection
  actor.start();

  const running = (actorId: string): AnyActorRef => {
    const child = actor.getSnapshot().children[actorId];
    if (child?.getSnapshot().status !== 'active') throw new Error(`actor '${actorId}' is not running`);
    return child;
  };
  return {
    send: (event) => actor.send(event),
    resolve: (actorId, output) => openGate(running(actorId), output),
    reject: (actorId, error) => breakGate(running(actorId), error),
    advance: (delayName, event) => {
      const at = due.get(event.type);
      if (at === undefined) throw new Error(`no timer '${delayName}' was started`);
      clock.increment(Math.max(0, at - clock.now()));
    },
    assert: (expected) => {
      const snapshot = actor.getSnapshot();
      const { emitted: facts, snapshot: _, ...planned } = expected;
      const now = describe(model, snapshot);
      if (!isDeepStrictEqual(now, planned))
        throw difference(`the chart is in ${now.state}, not as planned`, planned, now);
      const news = emitted.splice(0);
      if (!isDeepStrictEqual(news, [...facts])) throw difference('the chart emitted other facts', facts, news);
      checkStates(model, snapshot);
    },
    taken: recorder.taken,
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
