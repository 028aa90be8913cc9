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

/** What the stage shows in the states that the path is in now: in each by its path or its parent's, in every region. */
export function shownIn<Show>({ state }: Expectation, shows: Readonly<Record<string, Show>>): readonly Show[] {
  const regions = state.split(' & ');
  return Object.entries(shows).flatMap(([path, show]) =>
    regions.some((region) => region === path || region.startsWith(`${path}.`)) ? [show] : [],
  );
}
