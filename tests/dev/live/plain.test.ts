import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { plain } from '../../../src/dev/live/plain.ts';

const open = (value: unknown) => plain(value, { hidesSecrets: false });
const hidden = (value: unknown) => plain(value, { hidesSecrets: true });

describe('plain', () => {
  it('keeps data as it is and leaves out what JSON has no word for', () => {
    const data = { text: 'a', count: 1, on: true, none: null, list: [1, [2]], within: { deep: 'b' } };
    expect(open(data)).toEqual(data);
    expect(open({ nothing: undefined, list: [undefined] })).toStrictEqual({ list: [null] });
  });

  it('tells of what is no data in words', () => {
    class Refused extends Error {
      readonly _tag = 'Refused';
    }
    expect(
      open({
        call: function call() {},
        error: new Refused('Não'),
        day: new Date(Date.UTC(2026, 0, 2)),
        broken: new Date(Number.NaN),
        map: new Map([['a', 1]]),
        set: new Set([1, 2]),
        file: new File(['abc'], 'foto.png', { type: 'image/png' }),
        bytes: new Uint8Array(3),
        big: 12n,
        none: Number.NaN,
      }),
    ).toStrictEqual({
      call: 'ƒ call',
      error: { name: 'Error', message: 'Não', _tag: 'Refused' },
      day: '2026-01-02T00:00:00.000Z',
      broken: 'Invalid Date',
      map: [['a', 1]],
      set: [1, 2],
      file: { $: 'File', name: 'foto.png', type: 'image/png', size: 3 },
      bytes: 'Uint8Array(3)',
      big: '12n',
      none: 'NaN',
    });
  });

  it('names actors and copies snapshots without their machine', () => {
    const actor = createActor(createMachine({ id: 'lamp', initial: 'off', states: { off: { tags: 'dark' } } })).start();
    expect(open({ actor })).toEqual({ actor: { xstate$$type: 1, id: actor.id } });
    expect(open(actor.getSnapshot())).toMatchObject({ status: 'active', value: 'off', tags: ['dark'], context: {} });
  });

  it('ends where an object holds itself, but shows twice what is there twice', () => {
    const twice = { a: 1 };
    const round: Record<string, unknown> = { first: twice, second: twice };
    round['self'] = round;
    expect(open(round)).toEqual({ first: { a: 1 }, second: { a: 1 }, self: '[circular]' });
  });

  it('cuts what is too deep, too long or too much', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 20; level += 1) deep = { deep };
    expect(JSON.stringify(open(deep))).toBe(`${'{"deep":'.repeat(10)}"…"${'}'.repeat(10)}`);
    expect(open('x'.repeat(6_000))).toBe(`${'x'.repeat(5_000)}…`);
    expect(open(Array.from({ length: 203 }, (_, at) => at))).toEqual([...Array(200).keys(), '… mais 3']);
    const wide = Array.from({ length: 150 }, () => Array.from({ length: 150 }, () => ({ a: 1 })));
    expect(JSON.stringify(open(wide)).match(/\{"a":1\}/g)?.length).toBeLessThan(5_000);
  });

  it('survives getters and forms that throw', () => {
    const trap = {
      get bad(): never {
        throw new Error('no');
      },
    };
    const toJSON = () => {
      throw new Error('no');
    };
    expect(open({ trap, form: { toJSON } })).toEqual({ trap: { bad: '[unreadable]' }, form: '[unreadable]' });
  });

  it('masks strings under the names of secrets, only where it is asked to', () => {
    const form = {
      email: 'a@b.c',
      password: 'x',
      senhaNova: 'x',
      accessToken: 'x',
      tokens: ['x'],
      ticket: null,
      secret: 4,
    };
    expect(hidden({ form })).toEqual({
      form: { ...form, password: '•••', senhaNova: '•••', accessToken: '•••', tokens: ['•••'] },
    });
    expect(open({ form })).toEqual({ form });
  });
});
