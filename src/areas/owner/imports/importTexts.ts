import { formatDay } from '#domain/values/days/formatDay.ts';
import type { Separator } from '#domain/imports/file.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { ImportPreview, KeptCustomer, KeptReservation, MadeImport } from '#domain/imports/report.ts';
import type { KindOfImport, ShownCounts, ShownRow } from './kinds.ts';

export const IMPORT = {
  kinds: 'O que importar',

  file: 'Planilha',
  fileHint: 'CSV ou XLSX, até 5 MB e 5.000 linhas. Nada é gravado antes de você conferir.',
  choose: 'Escolher planilha',
  other: 'Trocar planilha',
  drop: 'Solte a planilha aqui.',
  what: 'O que a planilha precisa ter',

  reading: 'Lendo a planilha…',
  stop: 'Cancelar',
  failed: 'Não foi possível ler a planilha.',
  again: 'Tentar novamente',

  sheets: 'Abas da planilha',
  sheetsHint: 'Todas as que têm os mesmos títulos entram juntas. Escolha quais são lidas.',
  otherHeadings: 'outros títulos',
  hidden: 'oculta',
  leftOut: 'não coube: salve só ela em outro arquivo',

  made: 'Importações dos últimos 7 dias',
  madeFailed: 'Não foi possível carregar as importações.',
  undo: 'Desfazer importação',
  undoTitle: 'Desfazer a importação?',
  undoKeep: 'Manter',
  open: 'Ver na agenda',
  openRecord: 'Ver o cadastro',

  separator: 'Como o arquivo foi lido',
  separatorHint: 'As primeiras linhas, em colunas. Se não estiverem certas, mude o separador.',
  separatorLabel: 'Separador das colunas',
  firstRows: 'Primeiras linhas',

  columns: 'O que diz cada coluna',
  columnsHint: 'Adivinhamos pelos títulos e pelo que está escrito. Mude o que não estiver certo.',
  nowhere: 'Não está na planilha',

  check: 'Confira antes de importar',
  rows: 'Linhas da planilha',
  filter: 'Mostrar',
  all: 'Todas',
  refused: 'Só as recusadas',
  noRefused: 'Nenhuma linha foi recusada.',
  download: 'Baixar as recusadas',
  fileName: 'linhas-recusadas.csv',
  why: 'Motivo',
  lineHead: 'Linha',
  nothing: 'Nenhuma linha pode ser importada. Corrija a planilha ou as colunas e tente de novo.',
  importing: 'Importando…',
  importFailed: 'A importação parou.',
  importFailedHint: 'Você pode repetir: o que já entrou não entra de novo.',

  done: 'Importação concluída',
  late: 'Mudou depois da conferência',
  lateBadge: 'Mudou agora',
  more: 'Importar outra planilha',
  nameless: 'Sem nome',
  paid: 'Pago',
  received: (sum: string) => `${sum} já pagos`,
  line: ({ line, at }: Pick<ShownRow, 'line' | 'at'>) => (at === undefined ? `Linha ${line}` : `Célula ${at}`),

  questions: 'Responda antes de importar',
  questionsHint:
    'Cada resposta vale para todas as linhas iguais. Você vê abaixo o que muda, e pode responder de outro jeito.',
  settles: (rows: number, first: string) => `Vale para ${count(rows, 'linha', 'linhas')}, a primeira: ${first}`,
  unanswered: 'Responda às perguntas acima para importar.',
  notes: 'anotações, fica de fora',
  forms: { day: 'grade por quadra', week: 'grade por dia da semana' },
} as const;

export const OUTCOMES: Readonly<Record<ShownRow['outcome'], string>> = {
  taken: 'Entra',
  mended: 'Entra, corrigida',
  filled: 'Completa o cadastro',
  refused: 'Recusada',
  already: 'Já importada',
};

export const SEPARATOR_NAMES: Readonly<Record<Separator, string>> = {
  semicolon: 'Ponto e vírgula (;)',
  comma: 'Vírgula (,)',
  tab: 'Tabulação',
};

const many = new Intl.NumberFormat('pt-BR');

export function count(rows: number, one: string, more: string): string {
  return `${many.format(rows)} ${rows === 1 ? one : more}`;
}

export function importButton({ one, many: more }: KindOfImport, rows: number): string {
  return `Importar ${count(rows, one, more)}`;
}

/** What the counts say, the most important first; what is none is left out. */
export function countTexts(
  { kind, cameIn }: KindOfImport,
  { taken, mended, filled = 0, refused, already }: ShownCounts,
  isDone: boolean,
) {
  const texts = [
    {
      tone: 'green',
      rows: taken + mended,
      text: isDone ? count(taken + mended, ...cameIn) : count(taken + mended, 'linha entra', 'linhas entram'),
    },
    { tone: 'yellow', rows: mended, text: count(mended, 'delas foi corrigida', 'delas foram corrigidas') },
    {
      tone: 'blue',
      rows: filled,
      text: isDone
        ? count(filled, 'cadastro foi completado', 'cadastros foram completados')
        : count(filled, 'completa um cadastro', 'completam cadastros'),
    },
    {
      tone: 'red',
      rows: refused,
      text: isDone
        ? count(refused, 'linha ficou de fora', 'linhas ficaram de fora')
        : count(refused, 'linha recusada', 'linhas recusadas'),
    },
    {
      tone: 'grey',
      rows: already,
      text:
        kind === 'customers'
          ? count(already, 'já está lá', 'já estão lá')
          : count(already, 'já estava importada', 'já estavam importadas'),
    },
  ] as const;
  return texts.filter(({ rows, tone }) => rows > 0 || tone === 'green');
}

/** Why a reservation stays when its import is undone. */
export const KEPT: Readonly<Record<KeptReservation['why'], string>> = {
  begun: 'já começou',
  closed: 'já estava cancelada',
  given: 'passou para outra pessoa',
  moved: 'mudou de horário',
  money: 'tem pagamento lançado na agenda',
  noted: 'tem anotação nova',
};

/** The same of a record. */
export const KEPT_CUSTOMER: Readonly<Record<KeptCustomer['why'], string>> = {
  erased: 'já foi apagado',
  joined: 'foi juntado a outro cadastro ou a uma conta',
  booked: 'já tem reserva',
  sold: 'já comprou na arena',
  changed: 'alguém mudou o cadastro',
};

/** `Fevereiro · 120 linhas · outros títulos` */
export function sheetText({
  name,
  rows,
  agrees,
  isHidden,
  isLeftOut,
  form,
  isNotes,
}: ImportPreview['sheets'][number]): string {
  if (isLeftOut) return `${name} · ${IMPORT.leftOut}`;
  return [
    name,
    count(rows, 'linha', 'linhas'),
    ...(form ? [IMPORT.forms[form]] : []),
    ...(isNotes ? [IMPORT.notes] : agrees || rows === 0 ? [] : [IMPORT.otherHeadings]),
    ...(isHidden ? [IMPORT.hidden] : []),
  ].join(' · ');
}

/** `de Ana Souza, 12/03/2026, 18:40: 120 reservas, 80 desfeitas` */
export function madeText({ one, many: more }: KindOfImport, { by, at, made, undone }: MadeImport): string {
  const day = formatDay(momentIn(at, DEFAULT_ZONE).day);
  const time = at.toLocaleTimeString('pt-BR', { timeZone: DEFAULT_ZONE, hour: '2-digit', minute: '2-digit' });
  const counts = [count(made, one, more), ...(undone > 0 ? [`${many.format(undone)} de volta`] : [])];
  return `${by}, ${day}, ${time}: ${counts.join(', ')}`;
}

/** Where a row stands in the file: `12`, `Fevereiro 12` */
export function placeOf({ sheet, at, line }: Pick<ShownRow, 'sheet' | 'at' | 'line'>): string {
  const place = at ?? String(line);
  return sheet === undefined ? place : `${sheet} ${place}`;
}
