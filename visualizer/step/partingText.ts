import { differences } from '../live/differences.ts';
import { stateText } from '../live/words.ts';
import { toPlain } from '../plainValues.ts';
import type { Parting } from './walk.ts';
import type { Dictionary } from '../texts/pt.ts';

/** Where a chart no longer does what a kept walk says. */
export function partingText({ step, event, expected, found }: Parting, texts: Dictionary['parting']): string {
  const begin = `${texts.changed} ${event === null ? texts.start : texts.step(step, event.type)}`;
  if (found === null) return `${begin} ${texts.impossible}`;
  const [before, after] = [stateText(expected.state), stateText(found.state)];
  if (before !== after) return `${begin} ${texts.led(before, after)}`;
  const [first] = differences(toPlain(expected), toPlain(found));
  const said = (value: unknown) => (value === undefined ? texts.nothing : JSON.stringify(value));
  return `${begin} ${texts.held(first?.path ?? '', said(first?.before), said(first?.after))}`;
}
