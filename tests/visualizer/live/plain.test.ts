import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { plain } from '../../../visualizer/live/plain.ts';

const open = (value: unknown) => plain(value, { hidesSecrets: false });
const hidden = (value: unknown) => plain(value, { hidesSecrets: true });

describe('plain', () => {
  it('keeps data as it is and leaves out what JSON has no word for', () => {
    const data = { text: 'a', count: 1, on: true, none: null, list: [1, [2]], within: { deep: 'b' } };
    expect(open(data)).toEqual(data);
    expect(open({ nothing: undefined, list: [undefined] })).toStrictEqual({ list: [null] });
  });

  // Red without `TYPED` in visualizer/live/mask.ts: a password is typed twice, and a note may hold anything.
  it('hides whatever is typed into a form', () => {
    const typed = { type: 'fields.typed', texts: { repeated: 'areia morna 27', note: 'bola' } };
    expect(JSON.stringify(hidden(typed))).not.toMatch(/areia|bola/);
    expect(JSON.stringify(hidden({ edits: { note: { text: 'bola', over: 'rede' } } }))).not.toMatch(/bola|rede/);
    expect(hidden({ form: { repeated: 'areia morna 27' } })).toEqual({ form: { repeated: '•••' } });
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
      error: { $: 'Error', name: 'Error', message: 'Não', _tag: 'Refused' },
      day: { $: 'Date', at: '2026-01-02T00:00:00.000Z' },
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
    expect(open(Array.from({ length: 203 }, (_, at) => at))).toEqual([...Array(200).keys(), '… +3']);
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

  // Red without the `catch` in `copy` of plain.ts.
  it('survives proxies, whatever they refuse', () => {
    const traps = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'] as const;
    for (const trap of traps) {
      const refusing = new Proxy({ a: 1 }, { [trap]: () => expect.fail('asked') });
      expect(open({ before: 1, refusing, after: 2 })).toMatchObject({ before: 1, after: 2 });
    }
    const { proxy, revoke } = Proxy.revocable<object>({}, {});
    revoke();
    expect(open({ proxy, list: [proxy, 1] })).toEqual({ proxy: '[unreadable]', list: ['[unreadable]', 1] });
  });

  it('masks what stands under the names of secrets, only where it is asked to', () => {
    const form = {
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

  // Row 47. Red without PERSONS in live/mask.ts.
  it.each(['name', 'names', 'guestName', 'email', 'phoneToContact', 'city', 'qrCodePix', 'avatarCDN', 'instagram'])(
    'masks what stands under %s, however deep',
    (name) => {
      expect(hidden({ [name]: 'Ana' })).toEqual({ [name]: '•••' });
      expect(hidden({ [name]: { of: ['Ana', { two: 'Bia' }], count: 2 } })).toEqual({
        [name]: { of: ['•••', { two: '•••' }], count: 2 },
      });
    },
  );

  // Row 47. Red without `masked` in live/plain.ts.
  it.each([
    ['an e-mail', 'ana.planta+1@exemplo.com.br'],
    ['a phone', '13977776666'],
    ['a phone as people write it', '(13) 97777-6666'],
    ['a phone of abroad', '+55 13 97777 6666'],
    ['a token', 'qT7_xYz0-AbCdEfGhIjKlMnOpQrStUvWxYz012345678'],
    ['a token without digits', 'qTxYzAbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKl'],
    ['a PIX code', '00020126580014br.gov.bcb.pix0136123e4567-e12b 5913Fulano de Tal6008BRASILIA63041D3D'],
    ['a picture that was chosen', 'blob:http://localhost:3000/4f2c'],
  ])('masks %s wherever it stands', (_what, text) => {
    expect(hidden({ fault: `Veja ${text}`, [text]: [text] })).toEqual({ fault: 'Veja •••', '•••': ['•••'] });
    expect(open([text])).toEqual([text]);
  });

  it('keeps what tells things apart, and the words of the app', () => {
    const told = {
      id: '019a1b2c-3d4e-7f60-8a9b-0123456789ab',
      card: 'card 019a1b2c-3d4e-7f60-8a9b-0123456789ab',
      at: '2026-03-01T12:00:00.000Z',
      day: { day: 1, month: 3, year: 2026 },
      price: '1200.50',
      code: 'slot_taken',
      message: 'Esse horário acabou de ser reservado.',
      state: 'aLongNameInTheCodeWithoutDigits',
    };
    expect(hidden(told)).toEqual(told);
    expect(hidden({ code: 'VERAO10', voucherError: 'x' })).toEqual({ code: '•••', voucherError: '•••' });
    expect(hidden(new TypeError('Não'))).toEqual({ $: 'Error', name: 'TypeError', message: 'Não' });
  });
});
