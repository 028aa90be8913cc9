import { eventWord } from '../../../visualizer/live/words.ts';
import { matchesType, offersOf } from '../../../visualizer/step/offers.ts';
import { carriedTitle } from '../../../visualizer/step/sampleTitle.ts';
import { type ChartEvent, begin, next } from '../../../visualizer/step/walker.ts';
import type { Happening } from './events.ts';
import type { ChartModel, RecordedWalk, Start } from './model.ts';

/** The walks that a model keeps from the step mode, ready to be replayed. Throws where the chart no longer goes that way. */
export function recordedWalks(
  model: ChartModel,
): readonly { readonly start: Start; readonly walk: readonly Happening[] }[] {
  return model.walks.map((recorded, index) => {
    const start = startOf(model, recorded);
    if (start === undefined) throw new Error(`'${model.id}': walk ${index + 1} does not say which start it has`);
    let state = begin(model.machine, start.input);
    const walk = recorded.events.map((event, at) => {
      if (!offersOf(state).some((offer) => matchesType(offer.type, event.type))) {
        const where = `step ${at + 1} of walk ${index + 1}`;
        throw new Error(`'${model.id}': ${where}, '${eventWord(event.type)}', cannot happen there any more`);
      }
      state = next(model.machine, state, event);
      return { title: titleOf(event), event };
    });
    return { start, walk };
  });
}

function startOf({ starts }: ChartModel, { start }: RecordedWalk): Start | undefined {
  if (start === undefined) return starts.length === 1 ? starts[0] : undefined;
  return starts.find(({ title }) => title === start);
}

function titleOf(event: ChartEvent): string {
  return [eventWord(event.type), carriedTitle(event)].filter((word) => word !== null).join(' ');
}
