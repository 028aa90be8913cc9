import { Schema } from 'effect';
import { isCpf } from '../people/cpf.ts';
import { textOf } from './cell.ts';
import { looksLikeName, looksLikePhone } from './cells.ts';
import { ColumnPlace } from './columns.ts';
import { readBirthday } from './customerCells.ts';
import type { Grid } from './file.ts';
import { type Guess, recognise, type Recognition } from './recognise.ts';

/** What a column of a sheet of customers can say, with its name on screen, in the order of the screen. */
export const CUSTOMER_COLUMN_NAMES = {
  name: 'Nome',
  phone: 'Telefone',
  email: 'E-mail',
  cpf: 'CPF',
  birthday: 'Nascimento',
  city: 'Cidade',
  tags: 'Etiquetas',
  note: 'Observação',
} as const;

export type CustomerColumn = keyof typeof CUSTOMER_COLUMN_NAMES;

export const CUSTOMER_COLUMNS = [
  'name',
  'phone',
  'email',
  'cpf',
  'birthday',
  'city',
  'tags',
  'note',
] as const satisfies readonly CustomerColumn[];

/** Which column of the file says what, counted from 0. What is absent is nowhere in the file. */
export const CustomerColumnChoice = Schema.Struct({
  name: ColumnPlace,
  phone: ColumnPlace,
  email: ColumnPlace,
  cpf: ColumnPlace,
  birthday: ColumnPlace,
  city: ColumnPlace,
  tags: ColumnPlace,
  note: ColumnPlace,
});
export type CustomerColumnChoice = typeof CustomerColumnChoice.Type;

/** How they are known: of several phones the one of WhatsApp comes first. */
const KNOWN: Recognition<CustomerColumn> = {
  columns: CUSTOMER_COLUMNS,
  headings: {
    name: ['nome completo', 'nome', 'cliente', 'aluno', 'jogador', 'pessoa', 'full name', 'name'],
    phone: ['whatsapp', 'whats', 'celular', 'telefone', 'fone', 'tel', 'contato', 'mobile', 'phone'],
    email: ['e-mail', 'email', 'e mail', 'mail', 'correio eletronico'],
    cpf: ['cpf', 'documento'],
    birthday: [
      'nascimento',
      'data de nascimento',
      'data nascimento',
      'aniversario',
      'data de aniversario',
      'dt nascimento',
      'nasc',
      'birthday',
    ],
    city: ['cidade', 'municipio', 'city'],
    tags: ['etiquetas', 'etiqueta', 'tags', 'tag', 'grupos', 'grupo', 'categoria', 'perfil', 'marcadores'],
    note: ['observacao', 'observacoes', 'obs', 'anotacao', 'anotacoes', 'nota', 'notas', 'comentario', 'comentarios'],
  },
  ofAnother: /\b(?:mae|pai|conjuge|emergencia|usuario|responsavel|banco|quadra|arena|empresa|cadastro|estado)\b/,
  byValues: (known, { find }) => {
    let places = find(known, 'email', (_, text) => /^\S+@\S+\.\S+$/.test(text));
    places = find(places, 'cpf', (_, text) => isCpf(text.replace(/[.\s-]/g, '')));
    places = find(places, 'phone', looksLikePhone);
    places = find(places, 'birthday', (cell, text) => /\D/.test(text) && 'value' in readBirthday(cell, ANY_YEAR));
    return find(places, 'name', looksLikeName);
  },
  // Words that nobody knows stand where the other rows have phones.
  isHead: (row, { phone, email, cpf }) =>
    [phone, email, cpf].some((place) => place !== undefined && !/[\d@]/.test(textOf(row[place]))),
};

const ANY_YEAR = 2026;

/** Guesses which column of a sheet of customers says what. */
export function guessCustomerColumns(grid: Grid): Guess<CustomerColumn> {
  return recognise(grid, KNOWN);
}
