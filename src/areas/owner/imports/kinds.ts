import { COLUMN_NAMES, COLUMNS } from '#domain/imports/columns.ts';
import { CUSTOMER_COLUMN_NAMES, CUSTOMER_COLUMNS } from '#domain/imports/customerColumns.ts';
import type { ImportKind } from '#domain/imports/kinds.ts';
import type { Places } from '#domain/imports/recognise.ts';
import type { ImportPreview } from '#domain/imports/report.ts';
import { customersPath } from '#domain/customers/customerPaths.ts';
import { customerImportPath } from '#domain/navigation/importPaths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';

/** A row as it is shown, whatever it becomes. */
export interface ShownRow {
  readonly line: number;
  /** The cell that it was, where the sheet is a grid. */
  readonly at?: string;
  readonly sheet?: string;
  readonly outcome: 'taken' | 'mended' | 'filled' | 'refused' | 'already';
  readonly remarks: readonly string[];
  readonly cells?: readonly string[];
  /** Who it is of, and the rest in a line; of a refused row neither. */
  readonly title?: string;
  readonly detail?: string;
}

/** How many rows there are of each outcome; of reservations none fills anything. */
export interface ShownCounts {
  readonly taken: number;
  readonly mended: number;
  readonly filled?: number;
  readonly refused: number;
  readonly already: number;
}

export interface ShownPreview extends Pick<ImportPreview, 'sheets' | 'text' | 'found' | 'questions'> {
  readonly columns: Places<string>;
  readonly counts: ShownCounts;
  readonly rows: readonly ShownRow[];
}

export interface ShownResult {
  readonly counts: ShownCounts;
  readonly refused: readonly ShownRow[];
}

/** What the screen says and offers for one kind of import. */
export interface KindOfImport {
  readonly kind: ImportKind;
  /** Where it is imported, and its name among the kinds. */
  readonly href: string;
  readonly tab: string;
  readonly documentTitle: string;
  readonly title: string;
  readonly lead: string;
  /** Where the rows are once they are in. */
  readonly back: { readonly href: string; readonly label: string };
  readonly seeThem: string;
  readonly needs: readonly string[];
  /** The columns in the order of the screen, each with its name. */
  readonly columns: readonly { readonly column: string; readonly name: string }[];
  /** Whether a column without which hardly anything comes in is nowhere in the file. */
  readonly isMissing: (columns: Places<string>) => boolean;
  /** One of what comes in, and several. */
  readonly one: string;
  readonly many: string;
  readonly cameIn: readonly [one: string, many: string];
  /** What is told once it is done. */
  readonly told: string;
  readonly undoText: string;
  readonly kept: string;
}

const RESERVATIONS: KindOfImport = {
  kind: 'reservations',
  href: ROUTES.ownerImport.path,
  tab: 'Reservas',
  documentTitle: 'Importar reservas · Quadra Livre',
  title: 'Importar reservas',
  lead: 'Traga as reservas que já estão marcadas em outro sistema ou em uma planilha.',
  back: { href: ROUTES.ownerReservations.path, label: 'Minhas reservas' },
  seeThem: 'Ver a agenda',
  needs: [
    'Uma reserva por linha, com o dia, o início e o nome de quem vai jogar. Ou a grade que a arena usa: horários nas linhas, quadras ou dias nas colunas.',
    'A quadra, se a arena tem mais de uma; o fim ou quantas horas, se for mais de uma hora.',
    'Se houver: telefone, valor total, se está pago, esporte e observação.',
  ],
  columns: COLUMNS.map((column) => ({ column, name: COLUMN_NAMES[column] })),
  isMissing: ({ day, start, name }) => day === undefined || start === undefined || name === undefined,
  one: 'reserva',
  many: 'reservas',
  cameIn: ['reserva entrou', 'reservas entraram'],
  told: 'Reservas importadas.',
  undoText:
    'As reservas que ninguém mexeu desde então são canceladas, com os pagamentos que vieram na planilha, e os horários ficam livres. As outras ficam, e você vê quais.',
  kept: 'Ficaram na agenda',
};

const CUSTOMERS: KindOfImport = {
  kind: 'customers',
  href: customerImportPath(),
  tab: 'Clientes',
  documentTitle: 'Importar clientes · Quadra Livre',
  title: 'Importar clientes',
  lead: 'Traga o cadastro que a arena já tem em outro sistema ou em uma planilha.',
  back: { href: customersPath(), label: 'Clientes' },
  seeThem: 'Ver os clientes',
  needs: [
    'Um cliente por linha, com o nome ou o telefone.',
    'Se houver: e-mail, CPF, nascimento, cidade, etiquetas e observação.',
    'Quem já tem cadastro com o mesmo telefone e primeiro nome é completado: o que já está escrito não muda.',
  ],
  columns: CUSTOMER_COLUMNS.map((column) => ({ column, name: CUSTOMER_COLUMN_NAMES[column] })),
  isMissing: ({ name, phone }) => name === undefined || phone === undefined,
  one: 'cliente',
  many: 'clientes',
  cameIn: ['cliente entrou', 'clientes entraram'],
  told: 'Clientes importados.',
  undoText:
    'Os cadastros que a planilha criou e em que ninguém mexeu saem, e o que ela completou fica vazio de novo. Os outros ficam, e você vê quais.',
  kept: 'Ficaram em Clientes',
};

export const KINDS: Readonly<Record<ImportKind, KindOfImport>> = { reservations: RESERVATIONS, customers: CUSTOMERS };

/** What an address asks for. */
export function kindOf(parameters: URLSearchParams): KindOfImport {
  return parameters.get('tipo') === 'clientes' ? CUSTOMERS : RESERVATIONS;
}
