import { csvOf } from '../values/text/csv.ts';
import { maskCpf } from '../people/cpf.ts';
import { maskPhone } from '../people/phone.ts';
import { formatBirthday } from '../people/birthday.ts';
import { tagsText } from '../people/tags.ts';

/** A customer as a line of the sheet; of who plays by an account the arena has no record. */
export interface SheetCustomer {
  readonly name: string;
  readonly phone?: string;
  readonly cpf?: string;
  readonly email?: string;
  readonly birthday?: string;
  readonly city?: string;
  readonly tags?: readonly string[];
  readonly note?: string;
  readonly games: number;
  readonly noShows: number;
  /** Centavos, as are the next two. */
  readonly owed: number;
  readonly credit: number;
  readonly spent: number;
}

const HEAD = [
  'Nome',
  'Telefone',
  'CPF',
  'E-mail',
  'Nascimento',
  'Cidade',
  'Etiquetas',
  'Observação',
  'Jogos',
  'Faltas',
  'Deve',
  'Crédito',
  'Pago no ano',
] as const;

/** The customers of an arena as a CSV file. */
export function customerSheetOf(customers: readonly SheetCustomer[]) {
  const rows = customers.map(
    ({ name, phone = '', cpf = '', email = '', birthday, city = '', tags = [], note = '', ...sums }) => [
      name,
      maskPhone(phone),
      maskCpf(cpf),
      email,
      birthday === undefined ? '' : formatBirthday(birthday),
      city,
      tagsText(tags),
      note,
      { figure: sums.games },
      { figure: sums.noShows },
      sums.owed,
      sums.credit,
      sums.spent,
    ],
  );
  return { fileName: 'clientes.csv', csv: csvOf([HEAD, ...rows]) };
}
