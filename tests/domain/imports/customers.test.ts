import { describe, expect, it } from 'vitest';
import { customerPlanner, type CustomersState } from '#domain/imports/customerPlan.ts';
import { customerCountsOf } from '#domain/imports/customerReport.ts';
import { guessCustomerColumns } from '#domain/imports/customerColumns.ts';
import { readBirthday, readCpf, readCustomerPhone } from '#domain/imports/customerCells.ts';
import type { CustomerDetails } from '#domain/imports/customerRow.ts';
import type { Grid } from '#domain/imports/file.ts';
import { rowsBelow } from '#domain/imports/rows.ts';

const NOTHING = { cpf: null, email: null, birthday: null, city: null, tags: [], note: '' };
const NOBODY: CustomersState = { thisYear: 2026, records: [], accounts: [] };
const record = (name: string, phone: string | null, known: Partial<CustomerDetails> = {}) => {
  const own = { ...NOTHING, ...known };
  return { name, phone, own, root: { id: `id of ${name}`, ...own } };
};

const HEAD = ['Nome', 'Telefone', 'CPF', 'E-mail', 'Nascimento', 'Cidade', 'Etiquetas', 'Observação'];

function planned(rows: Grid, state: CustomersState = NOBODY) {
  const grid = [HEAD, ...rows];
  const { head, columns } = guessCustomerColumns(grid);
  return rowsBelow(head, grid).map(customerPlanner(columns, state));
}

const told = (rows: Grid, state?: CustomersState) =>
  planned(rows, state).map(({ outcome, remarks }) => [outcome, ...remarks]);

describe('the columns of a sheet of customers', () => {
  const taken = (headings: readonly string[]) =>
    Object.fromEntries(
      Object.entries(guessCustomerColumns([headings, headings.map(() => '')]).columns).map(([column, place]) => [
        column,
        headings[place],
      ]),
    );

  it('are known by the best heading, wherever it stands', () => {
    expect(taken([...HEAD, 'Jogos', 'Deve'])).toEqual({
      name: 'Nome',
      phone: 'Telefone',
      cpf: 'CPF',
      email: 'E-mail',
      birthday: 'Nascimento',
      city: 'Cidade',
      tags: 'Etiquetas',
      note: 'Observação',
    });
    expect(
      taken(['Nome da mãe', 'Telefone', 'Nome completo', 'Celular', 'Data de cadastro', 'Dt. Nascimento']),
    ).toEqual({
      name: 'Nome completo',
      phone: 'Celular',
      birthday: 'Dt. Nascimento',
    });
  });

  it('are known by what stands in them where no heading says it', () => {
    const grid = [
      ['Rui Lima', '(13) 98888-7777', 'rui@example.com', '529.982.247-25', '15/03/1990'],
      ['Bia', '13977776666', 'bia@example.com', '', '01/02'],
    ];
    expect(guessCustomerColumns(grid)).toEqual({
      head: -1,
      columns: { name: 0, phone: 1, email: 2, cpf: 3, birthday: 4 },
    });
    expect(guessCustomerColumns([['Quem', 'Zap', 'Correio', 'Doc', 'Parabéns'], ...grid]).head).toBe(0);
  });
});

it.each([
  ['15/03', '03-15'],
  ['15/03/1990', '1990-03-15'],
  ['15.3.90', '1990-03-15'],
  ['1/2/05', '2005-02-01'],
  ['15 de março de 1990', '1990-03-15'],
  ['1990-03-15 00:00:00', '1990-03-15'],
  ['29/02', '02-29'],
  ['32947', '1990-03-15'],
  ['31/02/1990', undefined],
  ['03/15/1990', undefined],
  ['março', undefined],
  ['15/03/1890', undefined],
])('the birthday %s is %s', (typed, value) => {
  const read = readBirthday(typed, 2026);
  expect('value' in read ? read.value : undefined).toBe(value);
});

// Red where a date that shows no year keeps the one that the spreadsheet gave it.
it('a spreadsheet’s date without a year has none', () => {
  const day = { day: 15, month: 3, year: 2026 };
  expect(readBirthday({ kind: 'moment', text: '15/mar', day }, 2026)).toMatchObject({ value: '03-15' });
  expect(readBirthday({ kind: 'moment', text: '15/03/2026', day }, 2026)).toMatchObject({ value: '2026-03-15' });
});

it('a CPF has the zeros that a spreadsheet took from it, and exists', () => {
  const number = (text: string) => readCpf({ kind: 'number', text, number: Number(text) });
  expect(number('1234567890')).toMatchObject({ value: '01234567890' });
  expect(readCpf('529.982.247-25')).toEqual({ value: '52998224725' });
  expect(readCpf('1234567890')).toHaveProperty('fault');
  expect(readCpf('111.111.111-11')).toHaveProperty('fault');
});

it('a phone of another country is one as our own sheet has it', () => {
  expect(readCustomerPhone('351912345678')).toEqual({ phone: '351912345678', rest: '' });
  expect(readCustomerPhone('+351 912 345 678')).toEqual({ phone: null, rest: '+351 912 345 678' });
  expect(readCustomerPhone('+55 (13) 98888-7777')).toEqual({ phone: '13988887777', rest: '' });
});

// Red without `keep` in customerRow.ts.
it('what a column cannot hold goes into the note as it was typed, and the rest comes in', () => {
  const [row] = planned([
    ['Rui', '98888-7777', '123', 'rui(at)x', '31/02', 'Santos', 'vip; um rótulo que é longo demais aqui', 'joga bem'],
  ]);
  expect(row?.outcome).toBe('mended');
  expect(row?.fields).toEqual({
    name: 'Rui',
    phone: null,
    cpf: null,
    email: null,
    birthday: null,
    city: 'Santos',
    tags: ['vip'],
    note: [
      'joga bem',
      'Telefone: 98888-7777',
      'CPF: 123',
      'E-mail: rui(at)x',
      'Nascimento: 31/02',
      'Etiquetas: um rótulo que é longo demais aqui',
    ].join('\n'),
  });
  expect(row?.remarks).toEqual([
    'Telefone "98888-7777": vai para a observação',
    'O CPF "123" não existe: vai para a observação',
    'O e-mail "rui(at)x" não está certo: vai para a observação',
    'O nascimento "31/02" não é um dia: vai para a observação',
    'Etiquetas que não cabem, "um rótulo que é longo demais aqui": vai para a observação',
  ]);
});

it('a row that names nobody, or more than a record holds, is refused with its reason', () => {
  expect(
    told([
      ['', '123', '', 'a@b.co'],
      ['x'.repeat(61), '13988887777'],
      ['Rui', '', '', '', '', '', '', 'x'.repeat(501)],
    ]),
  ).toEqual([
    ['refused', 'Falta o nome, ou um telefone que dê para ler'],
    ['refused', 'O nome tem mais de 60 letras'],
    ['refused', 'A observação tem mais de 500 letras'],
  ]);
});

describe('who is meant', () => {
  const state = { ...NOBODY, records: [record('Rafa', '13988887777', { city: 'Santos' }), record('Ana', null)] };

  // Red where `fill` takes what the row says over what is there.
  it('follows from phone and first name: what is empty is filled, and nothing changes', () => {
    const rows = planned([['Rafael Souza', '13988887777', '', 'r@example.com', '', 'Guarujá']], state);
    expect(rows).toMatchObject([
      { outcome: 'filled', remarks: ['A cidade não muda: o cadastro já tem outra'], holder: { name: 'Rafa' } },
    ]);
    expect(rows[0]?.holder?.root.details).toMatchObject({ email: 'r@example.com', city: 'Santos' });
    expect([...(rows[0]?.holder?.root.filled ?? [])]).toEqual(['email']);
    expect(told([['Rafa', '13988887777', '', '', '', 'Santos']], state)).toEqual([['already']]);
    expect(told([['', '13988887777', '', '', '', 'Santos']], state)).toEqual([['already']]);
  });

  it('of another name with that phone is somebody else, and it is said', () => {
    expect(told([['Bia', '13988887777']], state)).toEqual([
      ['mended', '(13) 98888-7777 é o telefone de Rafa: entra como outra pessoa'],
    ]);
  });

  // Red where `planNamed` looks at the name alone.
  it('without a phone is nobody who is there, unless all that is said is the same', () => {
    expect(told([['ana'], ['Ana', '', '', 'ana@example.com'], ['Ana']], state)).toEqual([
      ['already'],
      ['taken'],
      ['mended', 'Há outra linha igual, sem telefone: entra como outra pessoa'],
    ]);
  });

  it('of a row is known to the rows below it', () => {
    const rows = planned([
      ['Duda', '13977776666'],
      ['Duda Reis', '13977776666', '', 'd@example.com'],
      ['Eva', '13977776666'],
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['taken', 'filled', 'mended']);
    expect(rows[0]?.holder).toBe(rows[1]?.holder);
    expect(rows[0]?.holder?.root.details.email).toBe('d@example.com');
  });

  it('by an account needs no record, unless the sheet knows more', () => {
    const accounts = [
      { name: 'Leo Prado', phone: '13966665555' },
      { name: 'Gil', phone: null },
    ];
    expect(
      told([['Leo', '13966665555'], ['Leo', '13966665555', '', 'leo@example.com'], ['Gil']], { ...NOBODY, accounts }),
    ).toEqual([
      ['already', 'Já joga aqui com a própria conta'],
      ['mended', 'Já joga aqui com a própria conta: os outros dados entram em um cadastro à parte'],
      ['already'],
    ]);
  });
});

// Red with `...row` in customerPlanner: what the first plan would make was made for rows that are there by now.
it('a row that is planned anew keeps nothing of its first plan', () => {
  const grid: Grid = [HEAD, ['Ana', '13988887777'], ['Bia']];
  const { head, columns } = guessCustomerColumns(grid);
  const first = rowsBelow(head, grid).map(customerPlanner(columns, NOBODY));
  const state = { ...NOBODY, records: [record('Ana', '13988887777'), record('Bia', null)] };
  const again = first.map(customerPlanner(columns, state));
  expect(first.map(({ outcome, holder }) => [outcome, holder?.name])).toEqual([
    ['taken', 'Ana'],
    ['taken', 'Bia'],
  ]);
  expect(again.map(({ outcome, holder }) => [outcome, holder])).toEqual([
    ['already', undefined],
    ['already', undefined],
  ]);
});

it('of a messy file what makes sense comes in, and each other row says why it does not', () => {
  const nonsense = [['', '', '', '=1+1'], ['', '???', '', ''], ['y'.repeat(80)]];
  const rows = Array.from({ length: 2_000 }, (_, index) =>
    index < 300
      ? (nonsense[index % nonsense.length] ?? [])
      : [`Cliente ${index}`, `139${String(index).padStart(8, '8')}`, 'abc', '', '', '', '', ''],
  );
  const plan = planned(rows);
  expect(customerCountsOf(plan)).toEqual({ taken: 0, mended: 1_700, filled: 0, refused: 300, already: 0 });
  expect(plan.slice(0, 300).every(({ remarks }) => remarks.length > 0)).toBe(true);
});
