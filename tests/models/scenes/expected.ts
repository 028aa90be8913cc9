import { isDeepStrictEqual } from 'node:util';
import type { StateValue } from 'xstate';
import { stateText } from '../../../visualizer/live/words.ts';
import { difference } from '../harness/difference.ts';
import type { Expectation } from '../harness/paths.ts';

/** A running chart as a screen's level compares it: its own words; what they look like is the stage's to check. */
interface Running {
  readonly value: StateValue;
  readonly tags: readonly string[];
}

/** Throws when the chart is not where the path says, or did not emit the facts that the path says. */
export function checkRunning(expected: Expectation, { value, tags }: Running, emitted: readonly string[]): void {
  const now = { value, tags: tags.toSorted(), emitted };
  const planned = { value: expected.value, tags: expected.tags, emitted: expected.emitted.map(({ type }) => type) };
  if (!isDeepStrictEqual(now, planned)) {
    throw difference(`the chart is in ${stateText(value)}, not as planned`, planned, now);
  }
}

/**
 * What the stage shows in the states that the path is in now: in each by its path or its parent's, in every region.
 * @throws when it shows nothing in one of them, unless the chart has ended
 */
export function shownIn<Show>({ value, status }: Expectation, shows: Readonly<Record<string, Show>>): readonly Show[] {
  const states = innermost(value);
  const isIn = (state: string, path: string) => state === path || state.startsWith(`${path}.`);
  const unseen = states.filter((state) => Object.keys(shows).every((path) => !isIn(state, path)));
  if (status === 'active' && unseen.length > 0) {
    throw new Error(`the stage does not say what is on screen in ${unseen.join(' and ')}`);
  }
  return Object.entries(shows).flatMap(([path, show]) => (states.some((state) => isIn(state, path)) ? [show] : []));
}

/** The paths of the states that have none within them: one, or one for each region of a parallel state. */
function innermost(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, within]) => {
    const inside = within === undefined ? [] : innermost(within);
    return inside.length === 0 ? [name] : inside.map((path) => (path === '' ? name : `${name}.${path}`));
  });
}
