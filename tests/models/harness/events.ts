import { eventWord } from '../../../visualizer/live/words.ts';
import { type Offer, eventOf, offersOf } from '../../../visualizer/step/offers.ts';
import { sampleTitles } from '../../../visualizer/step/sampleTitle.ts';
import type { ChartEvent, Traced } from '../../../visualizer/step/walker.ts';
import type { ChartModel } from './model.ts';

/** One thing that may happen next, with the word that a test's title has for it. */
export interface Happening {
  readonly title: string;
  readonly event: ChartEvent;
}

/**
 * Everything that the outside could do now: events with their samples, replies of running actors, and of the delays that
 * run the shortest. A longer one cannot end before it: it is walked where nothing else is waited for.
 */
export function happenings(model: ChartModel, state: Traced): readonly Happening[] {
  const soonest = Math.min(...[...state.pending.timers.values()].map(({ delay }) => delay));
  return offersOf(state).flatMap((offer) => {
    if (offer.kind === 'after' && offer.ms > soonest) return [];
    const word = offer.kind === 'wildcard' ? offer.type : eventWord(offer.type);
    return titled(word, samplesFor(model, offer, state.chart), (sample) => eventOf(offer, sample));
  });
}

function samplesFor(model: ChartModel, offer: Offer, chart: Traced['chart']): readonly unknown[] {
  const { kind, type } = offer;
  if (kind === 'wildcard') return model.wildcards[type] ?? [{}];
  if (kind === 'after') return [undefined];
  const samples = model.outcomes[type];
  const known = typeof samples === 'function' ? samples(chart) : samples;
  if (known !== undefined) return known;
  switch (kind) {
    case 'done':
      return [undefined];
    case 'error':
      return [new Error(`${offer.actor} failed`)];
    // Always, done states, ended delays and actors' snapshots without a sample are not the outside's to send.
    default:
      return kind === 'inner' ? [] : [{}];
  }
}

function titled<T>(word: string, samples: readonly T[], event: (sample: T) => ChartEvent): readonly Happening[] {
  const titles = sampleTitles(samples);
  return samples.map((sample, index) => ({
    title: samples.length === 1 ? word : `${word} ${titles[index]}`,
    event: event(sample),
  }));
}
