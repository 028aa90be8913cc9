// node scripts/sheet-samples.mjs [NAME]: makes the workbooks tests/server/imports/samples/planilha-*.xlsx as LibreOffice Calc saves them, in forms that
// arenas keep ('livro-*': whole books). It needs `soffice` (Debian's libreoffice-calc); the tests do not, since its results are kept.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const text = (value) => `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const empty = (count = 1) => `<table:table-cell table:number-columns-repeated="${count}"/>`;
const day = (iso) => `<table:table-cell table:style-name="day" office:value-type="date" office:date-value="${iso}"/>`;
const moment = (iso) =>
  `<table:table-cell table:style-name="moment" office:value-type="date" office:date-value="${iso}"/>`;
const time = (hours, minutes = '00') =>
  `<table:table-cell table:style-name="time" office:value-type="time" office:time-value="PT${hours}H${minutes}M00S"/>`;
const hours = (count) =>
  `<table:table-cell table:style-name="hours" office:value-type="time" office:time-value="PT${count}H00M00S"/>`;
const reais = (value) =>
  `<table:table-cell table:style-name="reais" office:value-type="currency" office:currency="BRL" office:value="${value}"/>`;
const number = (value) => `<table:table-cell office:value-type="float" office:value="${value}"/>`;
const yes = `<table:table-cell office:value-type="boolean" office:boolean-value="true"/>`;
const sum = (range, value) =>
  `<table:table-cell table:style-name="reais" table:formula="of:=SUM([.${range}])" office:value-type="currency" office:value="${value}"/>`;
const across = (columns, rows, value) =>
  `<table:table-cell table:number-columns-spanned="${columns}" table:number-rows-spanned="${rows}" office:value-type="string"><text:p>${value}</text:p></table:table-cell>${columns > 1 ? `<table:covered-table-cell table:number-columns-repeated="${columns - 1}"/>` : ''}`;
const covered = '<table:covered-table-cell/>';
const row = (...cells) => `<table:table-row>${cells.join('')}</table:table-row>`;
const sheet = (name, ...rows) => `<table:table table:name="${name}">${rows.join('')}</table:table>`;

const HEAD = row(...['Data', 'Início', 'Fim', 'Quadra', 'Cliente', 'Telefone', 'Valor', 'Pago'].map(text));
const RUI = row(
  day('2030-12-21'),
  time('19'),
  time('21'),
  text('Quadra 1'),
  text('Rui Lima'),
  number('13988887777'),
  reais('150'),
  yes,
);
const BIA = row(
  day('2030-12-22'),
  time('07'),
  time('08'),
  text('Quadra 2'),
  text('Bia &amp; Cris'),
  text('(13) 97777-6666'),
  reais('80.5'),
);

const SAMPLES = {
  lista: sheet('Reservas', HEAD, RUI, BIA),
  'titulo-acima': sheet(
    'Reservas',
    row(across(8, 2, 'Arena Maré Alta: reservas de dezembro')),
    row(empty(8)),
    row(empty(8)),
    HEAD,
    RUI,
    BIA,
  ),
  'linha-de-total': sheet('Reservas', HEAD, RUI, BIA, row(text('Total'), empty(5), sum('G2:G3', '230.5'))),
  'folha-por-dia': [
    sheet(
      'Sáb 21-12',
      row(across(3, 1, 'Sábado, 21/12/2030')),
      row(text('Horário'), text('Quadra 1'), text('Quadra 2')),
      row(time('19'), across(1, 2, 'Rui Lima'), empty()),
      row(time('20'), covered, text('Bia')),
    ),
    sheet(
      'Dom 22-12',
      row(across(3, 1, 'Domingo, 22/12/2030')),
      row(text('Horário'), text('Quadra 1'), text('Quadra 2')),
      row(time('07'), empty(), text('Eva')),
    ),
  ].join(''),
  'datas-e-horas': sheet(
    'Reservas',
    row(...['Data e hora', 'Duração', 'Até', 'Quadra', 'Nome', 'Preço'].map(text)),
    row(moment('2030-12-21T19:00:00'), hours('02'), hours('21'), text('Quadra 1'), text('Rui Lima'), number('49.875')),
    row(moment('2030-12-22T00:00:00'), hours('01'), hours('01'), text('Quadra 2'), text('Bia'), number('1200')),
    row(moment('2030-12-22T22:00:00'), hours('02'), hours('24'), text('Quadra 2'), text('Eva'), number('60')),
  ),
  'datas-em-texto': sheet(
    'Reservas',
    row(...['Dia', 'Horário', 'Quadra', 'Nome', 'Valor'].map(text)),
    row(text('sáb, 21/12/2030'), text('19h às 21h'), text('Q1'), text('Rui Lima'), text('R$ 1.200,00')),
    row(text('22 de dezembro de 2030'), text('7 da manhã'), text('Q2'), text('Bia'), text('80,50')),
  ),
};

const line = (...texts) => row(...texts.map((one) => (one === '' ? empty() : one.startsWith('<') ? one : text(one))));
const NOTES = sheet('Recados', line('Lembrar de trocar a rede da quadra 2'), line('Chave com o Zé'));
const MONTHS = 'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(' ');

const BOOKS = {
  'livro-lista': [
    NOTES,
    sheet(
      'Reservas',
      line(across(6, 1, 'Arena Maré Alta')),
      line('Data', 'Horário', 'Quadra', 'Cliente', 'Valor', 'Pago'),
      line(across(1, 2, '21/12'), '18h', 'Quadra 1', 'Rui Lima', reais('80'), 'PIX'),
      line(covered, '19h às 21h', 'Areia do fundo', 'Bia', reais('150'), 'sinal 50'),
      line('', '21h', 'Quadra 1', 'Eva', reais('80'), 'ok'),
      line('Total do dia', '', '', '', reais('310')),
      line('22/12', '7h', 'Areia do fundo', 'Caio', reais('70'), 'pg'),
      line('', '8h', 'Areia do fundo', '', '', 'pix'),
    ),
  ].join(''),
  'livro-grade-dia': [
    sheet(
      'Semana',
      line('Data', 'Hora', 'Quadra 1', 'Quadra 2', 'Obs'),
      line(across(1, 3, 'Sáb 21/12/2030'), time('18'), 'Rui Lima (13) 98888-7777 R$ 80 sinal 50', 'livre'),
      line(covered, time('19'), across(1, 2, 'Bia - PIX'), 'Eva (traz a rede)', 'torneio ao lado'),
      line(covered, time('20'), covered, '-'),
      line('', 'Total', number('2'), number('1')),
      line(day('2030-12-22'), time('07'), '', 'Caio ok'),
      line('', 'cedo', 'Duda'),
    ),
    sheet(
      'Seg 23-12-2030',
      line('', 'Quadra 1', 'Quadra 2'),
      line('18h às 19h', 'Gil pg', ''),
      line('19h às 20h', 'Gil pg', 'Nina'),
    ),
    NOTES,
  ].join(''),
  'livro-grade-semana': [
    sheet(
      'Quadra 1',
      line(across(3, 1, 'Semana de 16/12/2030 a 22/12/2030')),
      line('Horário', 'Segunda', 'Terça', 'Domingo'),
      line('18h', 'Rui', '', 'Bia'),
      line('19h', 'Rui', 'Eva pix', ''),
      line(across(3, 1, 'Semana de 23/12/2030 a 29/12/2030')),
      line('Horário', 'Segunda', 'Terça', 'Domingo'),
      line('18h', '', 'Caio', ''),
    ),
    sheet('Areia', line('Horário', 'Seg', 'Ter'), line('18h', 'Duda', ''), line('19h', '', 'Nina')),
  ].join(''),
  'livro-ano': MONTHS.map((name, month) =>
    sheet(
      name,
      line(across(4, 1, `${name} 2031`)),
      line('Dia', 'Hora', 'Quadra 1', 'Quadra 2'),
      line(number('5'), '18:00', `Rui ${month + 1}`, ''),
      line('', '19:00', '', 'Bia pg'),
      line('31', '18:00', 'Eva', ''),
    ),
  ).join(''),
  'livro-clientes': [
    NOTES,
    sheet(
      'Cadastro',
      line(across(4, 1, 'Clientes da arena')),
      line('Nome completo', 'WhatsApp', 'Aniversário', 'Grupo'),
      line('Rui Lima', number('13988887777'), '15/03', 'terça, vip'),
      line('Bia Cruz', '(13) 97777-6666', day('1990-12-22'), ''),
    ),
  ].join(''),
};

const NAMESPACES = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"',
  'of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"',
]
  .map((each) => `xmlns:${each}`)
  .join(' ');
const TWO = 'number:style="long"';
const DATE = `<number:day ${TWO}/><number:text>/</number:text><number:month ${TWO}/><number:text>/</number:text><number:year ${TWO}/>`;
const TIME = `<number:hours ${TWO}/><number:text>:</number:text><number:minutes ${TWO}/>`;
const STYLES = `
  <number:date-style style:name="ofDay">${DATE}</number:date-style>
  <number:date-style style:name="ofMoment">${DATE}<number:text> </number:text>${TIME}</number:date-style>
  <number:time-style style:name="ofTime">${TIME}</number:time-style>
  <number:time-style style:name="ofHours" number:truncate-on-overflow="false">${TIME}</number:time-style>
  <number:currency-style style:name="ofReais"><number:currency-symbol number:language="pt" number:country="BR">R$</number:currency-symbol><number:text> </number:text><number:number number:decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:currency-style>
  ${['day ofDay', 'moment ofMoment', 'time ofTime', 'hours ofHours', 'reais ofReais']
    .map((pair) => pair.split(' '))
    .map(
      ([name, format]) =>
        `<style:style style:name="${name}" style:family="table-cell" style:data-style-name="${format}"/>`,
    )
    .join('')}`;

const folder = mkdtempSync(join(tmpdir(), 'planilhas-'));
const [, , only] = process.argv;
const wanted = Object.entries({ ...SAMPLES, ...BOOKS }).filter(([name]) => only === undefined || name === only);
const files = wanted.map(([name, tables]) => {
  const file = join(folder, `planilha-${name}.fods`);
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8"?><office:document ${NAMESPACES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document>`,
  );
  return file;
});
const { status } = spawnSync(
  'soffice',
  [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    '--convert-to',
    'xlsx:Calc MS Excel 2007 XML',
    '--outdir',
    join(import.meta.dirname, '../tests/server/imports/samples'),
    ...files,
  ],
  { stdio: 'inherit' },
);
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
