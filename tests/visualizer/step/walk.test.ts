import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { charts } from '../../../machines/chartFiles.ts';
import { transitionsOf, triggerText } from '../../../visualizer/flows/transitions.ts';
import { eventWord } from '../../../visualizer/live/words.ts';
import { answersTo } from '../../../visualizer/step/answers.ts';
import { readJson, wrongText } from '../../../visualizer/step/json.ts';
import { jsonFault } from '../../../visualizer/step/jsonFault.ts';
import { linkText, walkInLink } from '../../../visualizer/step/link.ts';
import { notNow } from '../../../visualizer/step/notNow.ts';
import { offersOf } from '../../../visualizer/step/offers.ts';
import { partingText } from '../../../visualizer/step/partingText.ts';
import { eventTaking, possibleNow, preparedOffers, whyNotTaken } from '../../../visualizer/step/stepping.ts';
import {
  type Walk,
  isPossible,
  kept,
  lookAt,
  momentOf,
  rewalk,
  startWalk,
  stateOf,
  stepOn,
} from '../../../visualizer/step/walk.ts';
import { paths } from '../../models/harness/paths.ts';
import { outingSample } from '../../models/harness/samples/outing.ts';
import { paymentSampleModel } from '../../models/harness/samples/models.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';
import { walksOf } from '../../models/harness/walkFiles.ts';
import { model as booking } from '../../models/booking/booking.ts';
import { MODELS } from '../../models/models.ts';
import { pt } from '../../../visualizer/texts/pt.ts';

const PENDING = { type: 'xstate.done.actor.fetchStatus', output: 'pending', actorId: 'fetchStatus' };
const APPROVED = { ...PENDING, output: 'approved' };
const COPIED = { type: 'code.copied' };
const POLL = { type: 'xstate.after.pixPoll.paymentSample.awaitingPix.resting' };

describe('a walk', () => {
  const walk = walked(COPIED, PENDING, POLL);

  it('goes back and forth without forgetting', () => {
    expect(states(walk)).toEqual([
      'awaitingPix.asking',
      'awaitingPix.asking',
      'awaitingPix.resting',
      'awaitingPix.asking',
    ]);
    const back = lookAt(walk, 1);
    expect([stateOf(momentOf(back)), back.moments]).toEqual(['awaitingPix.asking', walk.moments]);
    expect([lookAt(walk, -1).at, lookAt(walk, 9).at]).toEqual([0, 3]);
  });

  it('drops the future when another thing happens in the past', () => {
    const forked = stepOn(paymentSample, lookAt(walk, 1), APPROVED);
    expect(forked.moments.map(({ event }) => event)).toEqual([null, COPIED, APPROVED]);
    expect([forked.at, stateOf(momentOf(forked))]).toEqual([2, 'paid']);
    expect(momentOf(forked).traced.doings.emitted).toEqual([{ type: 'paid', chargeId: 'c1' }]);
  });

  it('comes back from a link as it was', async () => {
    const back = lookAt(walk, 1);
    const text = await linkText(kept(back));
    expect(text).toMatch(/^[\w-]+$/);
    expect(await walkInLink(text)).toEqual(kept(back));
    const { walk: again, parting } = rewalk(paymentSample, kept(back));
    expect([parting, again.at, states(again)]).toEqual([null, 1, states(walk)]);
  });

  it('is none when a link holds something else', async () => {
    expect(await walkInLink('nonsense')).toBe(null);
    expect(await walkInLink('%')).toBe(null);
    expect(await walkInLink(`${await linkText(kept(walk))}x`.slice(4))).toBe(null);
    const noState: string = Reflect.get({}, 'state');
    expect(await walkInLink(await linkText({ ...kept(walk), steps: [{ event: COPIED, state: noState }] }))).toBe(null);
  });

  it('says at which step a changed chart parts from it, and in what', () => {
    const { steps, ...start } = kept(walk);
    const told = (...others: typeof steps) => {
      const { walk: again, parting } = rewalk(paymentSample, { ...start, steps: others });
      return [again.moments.length - 1, parting && partingText(parting, pt.parting)];
    };
    const [copied = fail(), pending = fail()] = steps;
    expect(told(copied, pending, pending)).toEqual([
      2,
      'O fluxo mudou desde que este caminho foi gravado: o passo 3, xstate.done.actor.fetchStatus, não é mais possível aqui.',
    ]);
    expect(told({ event: PENDING, state: 'paid' })).toEqual([
      1,
      'O fluxo mudou desde que este caminho foi gravado: o passo 1, xstate.done.actor.fetchStatus, levava a paid e agora leva a awaitingPix.resting.',
    ]);
    expect(told(copied, { ...pending, timers: { pixPoll: 4_000 } })).toEqual([
      2,
      'O fluxo mudou desde que este caminho foi gravado: o passo 2, xstate.done.actor.fetchStatus, tinha em timers.pixPoll 4000 e agora tem 5000.',
    ]);
    const other = rewalk(paymentSample, { ...start, started: [], steps: [] });
    expect(other.parting && partingText(other.parting, pt.parting)).toBe(
      'O fluxo mudou desde que este caminho foi gravado: o começo tinha em started[0] nada e agora tem {"actor":"fetchStatus","input":{"chargeId":"c1"}}.',
    );
  });
});

describe('what runs outside the chart', () => {
  it('ends with the state that it belongs to', () => {
    expect(pending(walked())).toEqual([['fetchStatus'], [[PIX_EXPIRY, 3_600_000]]]);
    expect(pending(walked(PENDING))).toEqual([
      [],
      [
        [PIX_EXPIRY, 3_600_000],
        [POLL.type, 5_000],
      ],
    ]);
    expect(pending(walked({ type: PIX_EXPIRY }))).toEqual([[], []]);
    expect(pending(walked(PENDING, { type: PIX_EXPIRY }))).toEqual([[], []]);
  });

  // Red without `passed` in `after` of visualizer/step/walker.ts.
  it('shares its time: what one delay took is over for the others too', () => {
    const error = { type: PENDING.type.replace('done', 'error'), error: 'x', actorId: 'fetchStatus' };
    const left = (walk: Walk) => pending(walk)[1];
    expect(left(walked(PENDING, POLL))).toEqual([[PIX_EXPIRY, 3_595_000]]);
    expect(left(walked(PENDING, POLL, error))).toEqual([
      [PIX_EXPIRY, 3_595_000],
      [POLL.type, 5_000],
    ]);
  });

  it('calls only once', () => {
    const once = setup({
      actors: { ask: fromPromise(async () => 1) },
      actions: { keep: () => undefined, ring: () => undefined },
    }).createMachine({
      id: 'once',
      initial: 'waiting',
      states: {
        waiting: {
          invoke: { id: 'ask', src: 'ask', onDone: { actions: 'keep' } },
          after: { 100: { actions: 'ring' } },
        },
      },
    });
    const reply = { type: 'xstate.done.actor.ask', output: 1, actorId: 'ask' };
    const ring = { type: 'xstate.after.100.once.waiting' };
    let walk = startWalk(once, undefined);
    const possible = () => [reply, ring].map((event) => isPossible(momentOf(walk).traced, event));
    expect(possible()).toEqual([true, true]);
    walk = stepOn(once, walk, reply);
    expect(possible()).toEqual([false, true]);
    walk = stepOn(once, walk, ring);
    expect([possible(), notNow(once, momentOf(walk).traced, pt.whyNot).map(({ why }) => why)]).toEqual([
      [false, false],
      ['ask já terminou', 'o prazo já passou'],
    ]);
  });

  function pending(walk: Walk) {
    const { actors, timers } = momentOf(walk).traced.pending;
    return [[...actors], [...timers.values()].map(({ event, delay }) => [event, delay])];
  }
});

describe('a transition that is touched in the drawing', () => {
  const { traced } = momentOf(walked());
  const walks = { paymentSample: walksOf(paymentSampleModel, 'payment.ts') };
  const reply = 'paymentSample.awaitingPix.asking done(fetchStatus)';
  const offers = preparedOffers(traced, 'paymentSample', walks, {});

  it('is taken by what is written on its card, else by a sample that leads there', () => {
    const found = (place: number) => eventTaking(`${reply} ${place}`, traced, offers);
    expect(found(2)).toEqual({ event: PENDING, sample: null, type: PENDING.type });
    expect(found(0)).toEqual({ event: APPROVED, sample: 1, type: PENDING.type });
    expect(eventTaking('paymentSample.awaitingPix.resting after(pixPoll) 0', traced, offers)).toBe(undefined);
  });

  it('is marked when anything known leads there', () => {
    const drawn = transitionsOf(paymentSample).map(({ id }) => id);
    expect(drawn.filter((id) => !possibleNow(traced, offers).has(id))).toEqual([
      'paymentSample.awaitingPix.resting after(pixPoll) 0',
    ]);
  });

  it('says why it is not taken', () => {
    expect(whyNotTaken(paymentSample, 'paymentSample.awaitingPix.resting after(pixPoll) 0', traced, pt.whyNot)).toBe(
      'sai de awaitingPix.resting, que não está ativo.',
    );
    expect(whyNotTaken(paymentSample, `${reply} 0`, momentOf(walked(APPROVED)).traced, pt.whyNot)).toBe(
      'o fluxo terminou.',
    );
    expect(whyNotTaken(paymentSample, `${reply} 0`, traced, pt.whyNot)).toMatch(/^nada do que é conhecido leva a ela/);
  });
});

describe('the answers to an event', () => {
  const { chart } = momentOf(walked()).traced;

  it('tell of each alternative what its guard says, and which wins', () => {
    expect(answersTo(chart, PENDING).map(({ guard, says, wins }) => [guard, says, wins])).toEqual([
      ['isApproved(output)', false, false],
      ['isCancelled(output)', false, false],
      [null, true, true],
    ]);
    expect(answersTo(chart, APPROVED).map(({ says, wins }) => [says, wins])).toEqual([
      [true, true],
      [false, false],
      [true, false],
    ]);
  });

  it('tell of a guard that breaks', () => {
    const picking = startWalk(booking.machine, booking.starts[0]?.input);
    const choosing = stepOn(booking.machine, picking, {
      type: 'xstate.error.actor.fetchLiveHold',
      error: new Error('x'),
    });
    const answers = answersTo(momentOf(choosing).traced.chart, { type: 'day.picked' });
    expect(answers.map(({ guard, wins }) => [guard, wins])).toEqual([
      ['isSameDay(day)', false],
      ['hasChosen', false],
      [null, false],
    ]);
    expect(answers[0]?.says).toEqual({ broke: expect.stringContaining('undefined') });
    expect(isPossible(momentOf(choosing).traced, { type: 'day.picked' })).toBe(false);
  });

  it('are none for what no active state matchesType', () => {
    expect(answersTo(chart, { type: 'unheard' })).toEqual([]);
  });
});

describe.each(MODELS)('in $id', (model) => {
  it('every walk of the tests leads to the same states, by alternatives that win', () => {
    expect(paths(model).map(({ title, start, steps }) => ({ title, ...follow(start.input, steps) }))).toEqual(
      paths(model).map(({ title, steps }) => ({
        title,
        states: steps.map(({ expected }) => expected.state),
      })),
    );
  });

  function follow(input: unknown, steps: ReturnType<typeof paths>[number]['steps']) {
    let walk = startWalk(model.machine, input);
    for (const { event, taken } of steps) {
      const { traced } = momentOf(walk);
      expect(isPossible(traced, event), `${model.id}: ${event.type}`).toBe(true);
      const winning = answersTo(traced.chart, event).flatMap(({ wins, transition }) => (wins ? [transition] : []));
      expect(taken, `${model.id}: ${event.type}`).toEqual(expect.arrayContaining(winning));
      expect(winning.length > 0, `${model.id}: ${event.type}`).toBe(taken.length > 0);
      walk = stepOn(model.machine, walk, event);
    }
    return { states: states(walk).slice(1) };
  }
});

describe('what cannot come now', () => {
  it('says where it can, or that it is over', () => {
    const resting = momentOf(walked(PENDING)).traced;
    expect(offersOf(resting).map(({ type }) => type)).toEqual([POLL.type, 'code.copied', PIX_EXPIRY]);
    expect(notNow(paymentSample, resting, pt.whyNot).map(({ word, why }) => [word, why])).toEqual([
      ['done(fetchStatus)', 'só em awaitingPix.asking'],
      ['error(fetchStatus)', 'só em awaitingPix.asking'],
    ]);
    const paid = momentOf(walked(APPROVED)).traced;
    expect([offersOf(paid), new Set(notNow(paymentSample, paid, pt.whyNot).map(({ why }) => why))]).toEqual([
      [],
      new Set(['o fluxo terminou']),
    ]);
  });

  it.each([...charts.map(({ machine }) => machine), outingSample])(
    'together with what can come is all of $id',
    (machine) => {
      const model = MODELS.find((each) => each.machine === machine);
      if (!model) return;
      const { traced } = momentOf(startWalk(machine, model.starts[0]?.input));
      const now = offersOf(traced).flatMap(({ kind, type }) => (kind === 'inner' ? [] : [eventWord(type)]));
      const later = notNow(machine, traced, pt.whyNot).map(({ word }) => word);
      const all = transitionsOf(machine).filter(({ trigger: { kind } }) => kind !== 'always' && kind !== 'complete');
      expect([...now, ...later].toSorted()).toEqual(
        [...new Set(all.map(({ trigger }) => triggerText(trigger)))].toSorted(),
      );
    },
  );
});

const PIX_EXPIRY = 'xstate.after.pixExpiry.paymentSample.awaitingPix';

function fail(): never {
  throw new Error('The walk is shorter');
}

function walked(...events: readonly { readonly type: string }[]): Walk {
  let walk = startWalk(paymentSample, { charge: { id: 'c1', lastsMs: 3_600_000 } });
  for (const event of events) walk = stepOn(paymentSample, walk, event);
  return walk;
}

function states({ moments }: Walk): readonly string[] {
  return moments.map(stateOf);
}

describe('what is written by hand', () => {
  it.each([
    ['', { value: undefined }],
    [' "approved" ', { value: 'approved' }],
    ['{ "a": [1, -2.5e3, true, null, { "b": "\\u00e9" }] }', { value: { a: [1, -2500, true, null, { b: 'é' }] } }],
    ['{ "$": "Error", "message": "x" }', { value: new Error('x') }],
    ['{ "a": 1,\n "b" }', { wrong: 'Não é JSON: na linha 2, coluna 6, era para vir “:”.' }],
    ['{ "a": 1 "b": 2 }', { wrong: 'Não é JSON: na linha 1, coluna 10, era para vir “,” ou “}”.' }],
    ['[1,]', { wrong: 'Não é JSON: na linha 1, coluna 4, era para vir um valor.' }],
    ['{ a: 1 }', { wrong: 'Não é JSON: na linha 1, coluna 3, era para vir um nome entre aspas.' }],
    ['{ "a": ', { wrong: 'Não é JSON: acabou antes da hora, falta um valor.' }],
    ['"a" 1', { wrong: 'Não é JSON: na linha 1, coluna 5, era para vir o fim.' }],
  ])('%j is read, or told where it goes wrong', (text, read) => {
    const found = readJson(text);
    expect('wrong' in found ? { wrong: wrongText(found.wrong, pt.json) } : found).toEqual(read);
  });

  it('is JSON exactly when JavaScript reads it', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"a"',
      '"',
      ':',
      ',',
      '1',
      '-',
      '0',
      '1e',
      'null',
      ' ',
      '\n',
      '\\',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (text) => {
          expect(jsonFault(text) === null).toBe(isJson(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  function isJson(text: string): boolean {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }
});
