import type { StateValue } from 'xstate';
import { delayIn } from '../flows/eventTypes.ts';
import type { Dictionary } from '../texts/pt.ts';

/** An event type in the notation of charts: `done(fetchStatus)`, `after(pixPoll)`; an ordinary type unchanged. */
export function eventWord(type: string): string {
  const [, ending, actor] = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (ending !== undefined && actor !== undefined && !actor.startsWith('state.')) return `${ending}(${actor})`;
  const delay = delayIn(type);
  if (delay !== undefined) return `after(${delay})`;
  return OWN_WORDS[type] ?? type;
}

const OWN_WORDS: Readonly<Record<string, string>> = {
  'xstate.init': 'init',
  'xstate.stop': 'stop',
  'xstate.promise.resolve': 'resolve',
  'xstate.promise.reject': 'reject',
};

/** A state as text: 'awaitingPix.asking', or 'panel.open & search.idle' for the regions of a parallel state. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(([name, within]) => {
    const inside = within === undefined ? '' : stateText(within);
    return inside === '' ? name : inside.includes(' & ') ? `${name}(${inside})` : `${name}.${inside}`;
  });
  return regions.join(' & ');
}

/** The local time with milliseconds: '14:03:22,041'. */
export function hourText(at: number, { decimalMark }: Dictionary): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const hour = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return `${hour}${decimalMark}${String(date.getMilliseconds()).padStart(3, '0')}`;
}

/** A duration in milliseconds as text, in a suitable unit: '40 ms', '5 s', '60 min'. */
export function lengthText(ms: number, { number }: Dictionary): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 120_000) return `${number(ms / 1_000)} s`;
  return `${number(ms / 60_000)} min`;
}
