import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { chartDriver, runOnChart } from './chartDriver.ts';
import type { Driver } from './driver.ts';
import { runPath } from './driver.ts';
import { type ChartModel, chartModel } from './model.ts';
import { type ChartPath, paths } from './paths.ts';
import { outingSampleModel, paymentSampleModel, searchSampleModel } from './samples/models.ts';
import { paymentSample } from './samples/payment.ts';

function first(model: ChartModel): ChartPath {
  const [path] = paths(model);
  if (path === undefined) throw new Error('no path');
  return path;
}

describe('on the chart', () => {
  it.each([paymentSampleModel, searchSampleModel, outingSampleModel])(
    '$id really takes every transition',
    async (model) => {
      const taken = new Set<string>();
      for (const path of paths(model))
        (await runOnChart(model, path)).moments.forEach((moment) => moment.taken.forEach((id) => taken.add(id)));
      expect([...taken].toSorted()).toEqual(
        transitionsOf(model.machine)
          .map(({ id }) => id)
          .toSorted(),
      );
    },
  );

  it('fails when the chart that runs is not the chart that was planned', async () => {
    const slower = paymentSample.provide({ guards: { isApproved: () => false } });
    const approved = paths(paymentSampleModel).find(({ title }) => title.endsWith('paid'));
    if (approved === undefined) throw new Error('no path');
    await expect(runOnChart({ ...paymentSampleModel, machine: slower }, approved)).rejects.toThrow(
      /^At step 6 of 6, done\(fetchStatus\) approved of 'awaitingPix.asking → .*': the chart is in awaitingPix.resting/,
    );
  });

  it('fails when an event is not emitted', async () => {
    const path = paths(paymentSampleModel).find(({ title }) => title.endsWith('paid'));
    if (path === undefined) throw new Error('no path');
    const steps = path.steps.map((step) => ({ ...step, expected: { ...step.expected, emitted: [] } }));
    const silent = { ...path, steps };
    await expect(runOnChart(paymentSampleModel, silent)).rejects.toThrow('the chart emitted other events');
  });

  it('fails when a rule is broken, and says which', async () => {
    const rule = {
      section: 'SPEC 4',
      says: 'a copied code is nobody\u2019s business',
      on: 'code.copied',
      must: () => expect('this').toBe('checked'),
    };
    const strict = { ...paymentSampleModel, rules: [rule] };
    await expect(runOnChart(strict, first(strict))).rejects.toThrow(
      /code\.copied of .*: broken rule 'a copied code is nobody’s business' \(SPEC 4\): expected 'this'/s,
    );
  });

  it('fails when an actor or a timer that should call is not there', async () => {
    const driver = chartDriver(paymentSampleModel, first(paymentSampleModel));
    expect(() => driver.resolve('nobody', 1)).toThrow("actor 'nobody' is not running");
    expect(() => driver.advance('pixPoll', { type: 'xstate.after.pixPoll.paymentSample.awaitingPix.resting' })).toThrow(
      "no timer 'pixPoll' was started",
    );
    await driver.close?.();
  });

  it('fails when inspection did not see what was planned', async () => {
    const blind: Driver = { ...chartDriver(paymentSampleModel, first(paymentSampleModel)), taken: () => [] };
    await expect(runPath(first(paymentSampleModel), blind)).rejects.toThrow('At the end of');
  });

  it('reports a chart that breaks as a broken chart', () => {
    const model = chartModel({
      machine: createMachine({
        id: 'broken',
        initial: 'a',
        context: () => {
          throw new Error('no');
        },
        states: { a: {} },
      }),
    });
    expect(() => paths(model)).toThrow('The chart broke on the start');
  });
});
