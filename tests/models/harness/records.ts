import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { stateText } from '../../../visualizer/live/words.ts';
import { toPlain, withoutFunctions } from '../../../visualizer/plainValues.ts';
import type { ChartRun } from './chartDriver.ts';
import type { ChartModel } from './model.ts';
import type { Moment } from './moments.ts';
import { wordOf } from './rules.ts';

/** `write` is set by `npm run records` alone; `off` where it is asked whether the rules suffice without the records. */
const MODE = process.env['RECORDS'];
export const RECORDS_COUNT = MODE !== 'off';

/** Where the approved record of a chart's walks is, from the project's root. */
export function recordFile(chartId: string): string {
  return `tests/models/records/${chartId}.txt`;
}

/**
 * What every walk of a chart did, step by step, as text for review: what happened and where it led, what was emitted,
 * what each actor was given, each delay with its milliseconds, and what the screen is told to show.
 */
export function recordOf(model: ChartModel, runs: readonly ChartRun[]): string {
  const walks = runs.map(({ moments }) => moments.flatMap((moment) => linesOf(model, moment)).join('\n'));
  return `${model.id}: ${runs.length} walks\n\n${walks.join('\n\n')}\n`;
}

/** Compares with the approved record, which only `npm run records` writes. */
export async function sameRecord(file: string, now: string): Promise<void> {
  const path = join(process.cwd(), file);
  if (MODE === 'write') {
    await mkdir(dirname(path), { recursive: true });
    return writeFile(path, now);
  }
  const approved = await readFile(path, 'utf8').catch(() => '');
  expect(now, `${file} is not what was approved; npm run records shows and takes the difference`).toBe(approved);
}

function linesOf(
  { view }: ChartModel,
  { event, before, after, emitted, started, sent, effects, timers }: Moment,
): readonly string[] {
  const isStart = event.type === 'xstate.init';
  const { type: _, input, output, error, ...payload } = event;
  const carried = input ?? output ?? error ?? (Object.keys(payload).length > 0 ? payload : undefined);
  const moved = isStart || !isDeepStrictEqual(before.value, after.value) ? ` → ${stateText(after.value)}` : '';
  return [
    `${wordOf(event)}${carried === undefined ? '' : ` ${text(carried)}`}${moved}`,
    ...emitted.map(({ type, ...rest }) => `  emits ${type} ${text(rest)}`),
    ...effects.map(({ action, params }) => `  does ${action}${params === undefined ? '' : ` ${text(params)}`}`),
    ...sent.map(({ to, event: message }) => `  sends to ${to} ${text(message)}`),
    ...started.map(({ actor, input: given }) => `  starts ${actor} ${text(given)}`),
    ...Object.entries(timers).map(([delay, ms]) => `  waits ${delay} ${ms} ms`),
    ...changes(isStart ? null : view(before), view(after)),
  ];
}

/** What a view shows differently from before, a line a member. */
function changes(before: unknown, after: unknown): readonly string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isRecord(after)) return [`  shows ${text(after)}`];
  const old = isRecord(before) ? before : {};
  return Object.entries(after).flatMap(([name, value]) =>
    isDeepStrictEqual(old[name], value) ? [] : [`  shows ${name} ${text(value)}`],
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return JSON.stringify(toPlain(withoutFunctions(value)));
}
