import type { ChartPath, Expectation, PathStep } from './paths.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';

/**
 * Makes the steps of a path happen at one level, and sees whether what was expected came about. There is one per level:
 *
 * - **chart** (`chartDriver.ts`): a real actor whose invoked actors are gates, on a simulated clock.
 * - **views**: the React screen in Testing Library, actors from the composition root, our server in process.
 *   `send` clicks or types what stands for the event on screen (a forbidden event has no control: send it to the actor);
 *   `resolve(actorId, output)` lets the held reply of that call through, after bringing the *server* into the condition
 *   that gives this output (book the slot from elsewhere for `SlotTaken`, cut the line for `Offline`); `reject` breaks it;
 *   `advance` moves the clock given to the actors; `assert` looks at the screen for what `expected.view` says.
 * - **browser**: the same in Chromium.
 *
 * A driver is made for one path, begins as `path.start` says, and sees the transitions really taken by giving
 * `recordTransitions(...)` from `recorder.ts` as `inspect` to the actors. `runPath` compares those with the plan.
 */
export interface Driver {
  send(event: ChartEvent): void | Promise<void>;
  resolve(actorId: string, output: unknown): void | Promise<void>;
  reject(actorId: string, error: unknown): void | Promise<void>;
  /** Until that delay of the chart is over. `event` is what it brings: it tells apart two states with a delay of one name. */
  advance(delayName: string, event: ChartEvent): void | Promise<void>;
  /** Throws when what is there is not what is expected. `step` is null at the start. */
  assert(expected: Expectation, step: PathStep | null): void | Promise<void>;
  /** Ids of the transitions that were really taken, by inspection. */
  taken(): readonly string[];
  /** Throws when the world around the chart is not as it must be now that the path has ended: what was sent, kept, stored. */
  finish?(): void | Promise<void>;
  /** What a person saw when the path went wrong. */
  lastSeen?(): Promise<string>;
  close?(): void | Promise<void>;
}

/**
 * Whether an actor with this context may be the one that is walked: of several commands or forms on a screen, the walk begins with
 * the name of one.
 */
export function mayBeWalked({ start: { input } }: ChartPath, context: unknown): boolean {
  const [meant, its] = [Reflect.get(Object(input), 'name'), Reflect.get(Object(context), 'name')];
  return meant === undefined || its === undefined || meant === its;
}

/** Takes a driver along a path. Fails, saying at which step, when the level and the chart part ways. */
export async function runPath(path: ChartPath, driver: Driver): Promise<readonly string[]> {
  let at = 'the start';
  try {
    await driver.assert(path.initial, null);
    for (const [index, step] of path.steps.entries()) {
      at = `step ${index + 1} of ${path.steps.length}, ${step.title}`;
      await perform(step.event, driver);
      await driver.assert(step.expected, step);
    }
    at = 'the end';
    await driver.finish?.();
    const seen = new Set(driver.taken());
    const missing = path.taken.filter((id) => !seen.has(id));
    if (missing.length > 0) throw new Error(`planned, but not seen by inspection: ${missing.join(', ')}`);
    return [...seen];
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const seen = (await driver.lastSeen?.()) ?? '';
    throw new Error(`At ${at} of '${path.title}': ${why}\n${seen}`.trim(), { cause });
  } finally {
    await driver.close?.();
  }
}

async function perform(event: ChartEvent, driver: Driver): Promise<void> {
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (actor !== undefined)
    return ending === 'done' ? driver.resolve(actor, event['output']) : driver.reject(actor, event['error']);
  const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1];
  return delay === undefined ? driver.send(event) : driver.advance(delay, event);
}
