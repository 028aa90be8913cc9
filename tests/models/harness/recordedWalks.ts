import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { type KeptWalk, walkFrom } from '../../../visualizer/keptWalk.ts';
import { toPlain } from '../../../visualizer/plainValues.ts';
import { eventWord } from '../../../visualizer/live/words.ts';
import { carriedTitle } from '../../../visualizer/step/sampleTitle.ts';
import { rewalk } from '../../../visualizer/step/walk.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { difference } from './difference.ts';
import type { Happening } from './events.ts';
import type { ChartModel, Start } from './model.ts';

/** The walks that a model keeps, ready to be replayed. */
export function recordedWalks(
  model: ChartModel,
): readonly { readonly start: Start; readonly walk: readonly Happening[] }[] {
  return model.walks.map((plain, index) => {
    const kept = walkFrom(plain);
    if (kept.from !== undefined) throw new Error(`'${model.id}': walk ${index + 1} begins in the middle of a run`);
    const start = startOf(model, kept);
    if (start === undefined) {
      throw new Error(`'${model.id}': walk ${index + 1} begins with an input that is none of the model's starts`);
    }
    return { start, walk: kept.steps.map(({ event }) => ({ title: titleOf(event), event })) };
  });
}

/** Throws where the chart no longer does what the walks say that the model keeps. */
export function expectRecordedWalks({ id, machine, walks }: ChartModel): void {
  for (const [index, plain] of walks.entries()) {
    const kept = walkFrom(plain);
    if (kept.chart !== id) throw new Error(`'${id}': walk ${index + 1} is one of '${kept.chart}'`);
    expectWalk(machine, kept, `walk ${index + 1}`);
  }
}

/** Throws the first difference, whole, between what a walk says and what the chart does. */
export function expectWalk(machine: AnyStateMachine, walk: KeptWalk, name: string): void {
  const { parting } = rewalk(machine, walk);
  if (parting === null) return;
  const { step, event, expected, found } = parting;
  const where = `'${machine.id}': ${event === null ? 'the start' : `step ${step}`} of ${name}`;
  const happened = event === null ? '' : `, '${eventWord(event.type)}',`;
  if (found === null) throw new Error(`${where}${happened} cannot happen there any more`);
  throw difference(`${where}${happened} does something else`, toPlain(expected), toPlain(found));
}

function startOf({ starts }: ChartModel, { input }: KeptWalk): Start | undefined {
  return starts.find((each) => isDeepStrictEqual(toPlain(each.input), toPlain(input)));
}

function titleOf(event: ChartEvent): string {
  return [eventWord(event.type), carriedTitle(event)].filter((word) => word !== null).join(' ');
}
