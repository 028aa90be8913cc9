import type { StateValue } from 'xstate';
import classes from './Regions.module.css';
import { stateText } from './words.ts';

interface RegionsProps {
  readonly value: StateValue;
  /** The value before the last event; without it nothing counts as moved. */
  readonly before: StateValue | undefined;
}

/** A state in words. Of a parallel one the regions that the last event moved stand out from those that stayed. */
export function Regions({ value, before }: RegionsProps) {
  const regions = regionsOf(value, before);
  if (!regions.some(({ moved }) => moved)) return stateText(value);
  return regions.map(({ text, moved }, place) => (
    <span key={text}>
      {place > 0 && ' & '}
      {moved ? <strong className={classes.moved}>{text}</strong> : <span className={classes.still}>{text}</span>}
    </span>
  ));
}

/** The regions of a parallel state, each with whether it is another than before; none for other states. */
function regionsOf(value: StateValue, before: StateValue | undefined) {
  if (typeof value === 'string' || Object.keys(value).length < 2) return [];
  return Object.entries(value).map(([name, within]) => {
    const text = stateText({ [name]: within });
    const earlier = typeof before === 'object' ? before[name] : undefined;
    return { text, moved: earlier !== undefined && stateText({ [name]: earlier }) !== text };
  });
}
