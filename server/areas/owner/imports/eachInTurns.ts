import { setImmediate } from 'node:timers/promises';

/** As long as a short request takes. */
const TURN_MS = 10;

/** Does something with each of many things, in their order; others are answered in between. */
export async function eachInTurns<T, R>(things: readonly T[], each: (thing: T) => R): Promise<R[]> {
  const done: R[] = [];
  let began = performance.now();
  for (const thing of things) {
    done.push(each(thing));
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return done;
}
