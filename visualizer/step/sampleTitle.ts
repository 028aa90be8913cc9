import { carriedBy } from './offers.ts';
import type { ChartEvent } from './walker.ts';

/** A title for a sample: the tag of a result, a short text, or its members if they fit; otherwise null. */
function sampleTitle(sample: unknown): string | null {
  if (sample === null || typeof sample !== 'object') return String(sample);
  if (sample instanceof Error) return sample.message;
  for (const name of ['_tag', 'tag', 'kind', 'type', 'status', 'title']) {
    const value: unknown = Reflect.get(sample, name);
    if (typeof value === 'string') return value;
  }
  const whole = JSON.stringify(sample).replaceAll('"', '');
  return whole.length <= 32 ? whole : null;
}

/** Unique titles for several samples: repeated titles get a number. */
export function sampleTitles(samples: readonly unknown[]): readonly string[] {
  const words = samples.map((sample, index) => sampleTitle(sample) ?? `#${index + 1}`);
  return words.map((word, index) =>
    words.filter((other) => other === word).length > 1 ? `${word} #${index + 1}` : word,
  );
}

/** A title for an event's data; null when the event carries none. */
export function carriedTitle(event: ChartEvent): string | null {
  const carried = carriedBy(event);
  const isObject = typeof carried === 'object' && carried !== null && !(carried instanceof Error);
  if (carried === undefined || (isObject && Object.keys(carried).length === 0)) return null;
  return sampleTitle(carried);
}
