import { formatDay } from '#domain/values/days/formatDay.ts';
import type { Separator } from '#domain/imports/file.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { ImportCounts, ImportPreview, ImportRow, KeptReservation, MadeImport } from '#domain/imports/report.ts';

export const IMPORT = {
  documentTitle: 'Importar reservas · Quadra Livre',
  title: 'Importar reservas',
  lead: 'Traga as reservas que já estão marcadas em outro sistema ou em uma planilha.',
  back: 'Minhas reservas',

  file: 'Planilha',
  fileHint: 'CSV ou XLSX, até 5 MB e 5.000 linhas. Nada é gravado antes de você conferir.',
  choose: 'Escolher planilha',
  other: 'Trocar planilha',
  drop: 'Solte a planilha aqui.',
  what: 'O que a planilha precisa ter',
  needs: [
    'Uma reserva por linha, com o dia, o início e o nome de quem vai jogar.',
    'A quadra, se a arena tem mais de uma; o fim ou quantas horas, se for mais de uma hora.',
    'Se houver: telefone, valor total, se está pago, esporte e observação.',
  ],

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
  undoText:
    'As reservas que ninguém mexeu desde então são canceladas, com os pagamentos que vieram na planilha, e os horários ficam livres. As outras ficam, e você vê quais.',
  undoKeep: 'Manter',
  kept: 'Ficaram na agenda',
  open: 'Ver na agenda',

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
  agenda: 'Ver a agenda',
  more: 'Importar outra planilha',
  paid: 'Pago',
  received: (sum: string) => `${sum} já pagos`,
  line: (line: number) => `Linha ${line}`,
} as const;

export const OUTCOMES: Readonly<Record<ImportRow['outcome'], string>> = {
  taken: 'Entra',
  mended: 'Entra, corrigida',
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

export function importButton(rows: number): string {
  return `Importar ${count(rows, 'reserva', 'reservas')}`;
}

/** What the counts say, the most important first; what is none is left out. */
export function countTexts({ taken, mended, refused, already }: ImportCounts, isDone: boolean) {
  const texts = [
    {
      tone: 'green',
      rows: taken + mended,
      text: isDone
        ? count(taken + mended, 'reserva entrou', 'reservas entraram')
        : count(taken + mended, 'linha entra', 'linhas entram'),
    },
    { tone: 'yellow', rows: mended, text: count(mended, 'delas foi corrigida', 'delas foram corrigidas') },
    {
      tone: 'red',
      rows: refused,
      text: isDone
        ? count(refused, 'linha ficou de fora', 'linhas ficaram de fora')
        : count(refused, 'linha recusada', 'linhas recusadas'),
    },
    { tone: 'grey', rows: already, text: count(already, 'já estava importada', 'já estavam importadas') },
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

/** `Fevereiro · 120 linhas · outros títulos` */
export function sheetText({ name, rows, agrees, isHidden, isLeftOut }: ImportPreview['sheets'][number]): string {
  if (isLeftOut) return `${name} · ${IMPORT.leftOut}`;
  return [
    name,
    count(rows, 'linha', 'linhas'),
    ...(agrees || rows === 0 ? [] : [IMPORT.otherHeadings]),
    ...(isHidden ? [IMPORT.hidden] : []),
  ].join(' · ');
}

/** `de Ana Souza, 12/03/2026, 18:40: 120 reservas, 80 desfeitas` */
export function madeText({ by, at, made, undone }: MadeImport): string {
  const day = formatDay(momentIn(at, DEFAULT_ZONE).day);
  const time = at.toLocaleTimeString('pt-BR', { timeZone: DEFAULT_ZONE, hour: '2-digit', minute: '2-digit' });
  const counts = [count(made, 'reserva', 'reservas'), ...(undone > 0 ? [count(undone, 'desfeita', 'desfeitas')] : [])];
  return `${by}, ${day}, ${time}: ${counts.join(', ')}`;
}

/** Where a row stands in the file: `12`, `Fevereiro 12` */
export function placeOf({ sheet, line }: Pick<ImportRow, 'sheet' | 'line'>): string {
  return sheet === undefined ? String(line) : `${sheet} ${line}`;
}
