import { readFile as readBytes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from '#domain/imports/cell.ts';
import { readFile } from '#platform/sheets/readFile.ts';
import { workbookOf, workbookOfSheets } from './zip.ts';

const sample = (name: string) => readBytes(join(import.meta.dirname, 'samples', name));
const HEAD = ['Data', 'Início', 'Fim', 'Quadra', 'Nome', 'Telefone', 'Valor', 'Pago', 'Observação'];
/** The cells of a file that is read. */
async function cellsOf(bytes: Buffer) {
  const reading = await readFile(bytes);
  if ('fault' in reading) throw new Error(reading.fault);
  return reading.sheets.find(({ isHidden }) => !isHidden)?.grid ?? [];
}

/** What a person reads in them. */
async function gridOf(bytes: Buffer) {
  return (await cellsOf(bytes)).map((row) => row.map(textOf));
}

describe('a CSV file', () => {
  const TEXT = 'Início;Observação\r\n19h;"café; ""quente""\nàs 9"\n\n;fim\n';
  const GRID = [['Início', 'Observação'], ['19h', 'café; "quente"\nàs 9'], [], ['', 'fim']];

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a BOM', Buffer.from(`\uFEFF${TEXT}`)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
    ['UTF-16, as "Texto Unicode" of Excel', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ])('in %s is read', async (_name, bytes) => {
    expect(await gridOf(bytes)).toEqual(GRID);
  });

  it.each([
    ['commas', 'Data,Valor\n"1/1/2030","1.200,50"\n2/1/2030,"7"'],
    ['tabs', 'Data\tValor\n1/1/2030\t1.200,50\n2/1/2030\t7\n'],
    ['semicolons', 'Data;Valor;\r1/1/2030;1.200,50;\r2/1/2030;7;'],
  ])('with %s is read', async (_name, text) => {
    expect(await gridOf(Buffer.from(text))).toEqual([
      ['Data', 'Valor'],
      ['1/1/2030', '1.200,50'],
      ['2/1/2030', '7'],
    ]);
  });

  // Red where the separator is the one that stands there most often.
  it.each([
    [
      'many commas in its notes',
      'Data;Nome;Observação\n1/1/2030;Rui;rede, bola, água, sol\n2/1/2030;Bia;a, b, c, d, e',
      3,
    ],
    ['commas in its title', 'Arena, quadras, horários, preços\nData;Nome\n1/1/2030;Rui\n2/1/2030;Bia\n3/1/2030;Eva', 2],
    ['surnames first and centavos', 'Nome;Valor\nSouza, Ana;80,50\nLima, Rui;70,00\nCruz, Bia;60,00', 2],
    ['commas, and a semicolon in a note', 'Data,Nome,Obs\n1/1/2030,Rui,rede; bola; sol\n2/1/2030,Bia,', 3],
    ['tabs, and commas in every row', 'Data\tNome\tValor\n1/1/2030\tSouza, Ana\t80,50\n2/1/2030\tLima, Rui\t70,00', 3],
  ])('with %s has columns of one width', async (_name, text, width) => {
    const grid = await gridOf(Buffer.from(text));
    expect(grid.at(1)).toHaveLength(width);
    expect(grid.at(2)?.length).toBeGreaterThanOrEqual(2);
  });

  it('may name its separator in a line of its own, which Excel does not show', async () => {
    expect(await gridOf(Buffer.from('\uFEFFsep=,\r\nNome,Obs\r\nRui,a;b;c'))).toEqual([
      ['Nome', 'Obs'],
      ['Rui', 'a;b;c'],
    ]);
  });

  // Red where the separator that is named or found comes before the one that somebody chose.
  it('is parted as somebody chose, whatever it names and whatever is found', async () => {
    const text = Buffer.from('sep=,\r\nNome,Obs;x\r\nRui,a;b');
    const reading = await readFile(text, 'semicolon');
    expect('sheets' in reading && reading.sheets[0]).toMatchObject({
      separator: 'semicolon',
      grid: [
        ['Nome,Obs', 'x'],
        ['Rui,a', 'b'],
      ],
    });
    expect(await readFile(text)).toMatchObject({ sheets: [{ separator: 'comma' }] });
  });

  it('with a quote that never ends loses nothing', async () => {
    expect(await gridOf(Buffer.from('Nome;Obs\nRui;"sem fim\nBia;x'))).toEqual([
      ['Nome', 'Obs'],
      ['Rui', 'sem fim\nBia;x'],
    ]);
  });

  it('without anything in it is refused', async () => {
    for (const text of ['', ';;\n;;', '\uFEFF\r\n \r\n']) {
      expect(await readFile(Buffer.from(text))).toEqual({ fault: 'sheet_empty' });
    }
  });

  it('with more rows than are read is refused', async () => {
    const rows = (count: number) => Buffer.from('Nome\n'.repeat(count));
    expect(await gridOf(rows(5_050))).toHaveLength(5_050);
    expect(await readFile(rows(5_051))).toEqual({ fault: 'sheet_rows' });
  });
});

describe('a workbook', () => {
  it('of exceljs is read as a person reads it: days, hours, texts in pieces, results of formulas', async () => {
    expect(await gridOf(await sample('exceljs.xlsx'))).toEqual([
      // A merged cell: its text stands in the first, and in what the library repeats it into.
      expect.arrayContaining(['Agenda da Arena']),
      [],
      HEAD,
      ['20/12/2030', '19:00', '21:00', 'Quadra 1', 'Rui Lima', '13988887777', '150', 'sim', 'traz a rede\nde casa'],
      ['21/12/2030', '07:00', '', 'Quadra 2', 'Bia & Cris <2>', '(13) 97777-6666', '80,5', 'não'],
    ]);
  });

  it('of SheetJS is read as well', async () => {
    const [head, rui, bia] = await gridOf(await sample('sheetjs.xlsx'));
    expect(head).toEqual(HEAD);
    expect(rui?.slice(1)).toEqual([
      '19:00',
      '21:00',
      'Quadra 1',
      'Rui Lima',
      '13988887777',
      '150',
      'sim',
      'traz a rede',
    ]);
    expect(bia?.slice(3)).toEqual(['Quadra 2', 'Bia & Cris <2>', '(13) 97777-6666', '80,5', 'não']);
    expect(rui?.[0]).toMatch(/^20\/12\/2030/);
  });

  it('as LibreOffice and Google write it is read: texts inside, cells left out, prefixes, days of old Macs', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="[$R$-416] #,##0.00"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs>`;
    const sheet = `<row r="2"><c r="A2" t="inlineStr"><is><t>Olá</t><rPh><t>x</t></rPh></is></c><c r="C2" s="1"><v>47837</v></c><c r="D2" s="2"><v>0.791666666666667</v></c></row>
      <row><c s="3"><v>1.5E2</v></c><c s="4"><v>47837.5</v></c><c t="str"><f>A1&amp;"x"</f><v>x</v></c><c t="e"><v>#REF!</v></c></row>`;
    expect(await gridOf(workbookOf({ sheet, styles }))).toEqual([
      [],
      ['Oláx', '', '20/12/2030', '19:00'],
      ['150', '20/12/2030 12:00', 'x', '#REF!'],
    ]);
    const prefixed = `<x:workbook xmlns:x="m" xmlns:q="l"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="Listas" state="hidden" q:id="rId2"/><x:sheet name="Agenda" q:id="rId1"/></x:sheets></x:workbook>`;
    const mac = workbookOf({ sheet: '<row><c s="1"><v>46375</v></c></row>', styles, workbook: prefixed });
    expect(await gridOf(mac)).toEqual([['20/12/2030']]);
  });

  // Red where a cell is its text: 49.875 as a text means thousands, and 1 in a format of hours is a day after 1899.
  it('says of each cell what it is: a number, a day, a time, hours that are counted, a text, an error', async () => {
    const codes = ['dd/mm/yyyy', 'dd/mm/yyyy\\ hh:mm', 'hh:mm', '[h]:mm', '#,##0.00'];
    const styles = `<numFmts>${codes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('')}</numFmts>
      <cellXfs><xf numFmtId="0"/>${codes.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs>`;
    const cell = (style: number, value: number) => `<c s="${style}"><v>${value}</v></c>`;
    const sheet = `<row>${cell(0, 49.875)}${cell(5, 1234.5)}${cell(1, 47837)}${cell(2, 47837)}${cell(3, 1)}${cell(4, 1)}${cell(3, 46371.79166666)}</row>
      <row><c t="d"><v>2030-12-20T19:00:00Z</v></c><c t="e"><v>#REF!</v></c><c t="str"><v>49.875</v></c>${cell(2, 47836.999999)}</row>`;
    const day = { day: 20, month: 12, year: 2030 };
    expect(await cellsOf(workbookOf({ sheet, styles }))).toEqual([
      [
        { kind: 'number', text: '49,875', number: 49.875 },
        { kind: 'number', text: '1234,5', number: 1234.5 },
        { kind: 'moment', text: '20/12/2030', day },
        { kind: 'moment', text: '20/12/2030 00:00', day, minutes: 0 },
        { kind: 'moment', text: '00:00', minutes: 0 },
        { kind: 'duration', text: '24:00', minutes: 1440 },
        { kind: 'moment', text: '19:00', minutes: 1140 },
      ],
      [
        { kind: 'moment', text: '20/12/2030 19:00', day, minutes: 1140 },
        { kind: 'error', text: '#REF!' },
        '49.875',
        { kind: 'moment', text: '20/12/2030 00:00', day, minutes: 0 },
      ],
    ]);
  });

  // Red where `texts.pop()` is an argument of `closed?.()` in readXml.ts: ended elements count as depth.
  it('of a sheet for each day of a month is read', async () => {
    const days = Array.from({ length: 30 }, (_, index) => ({ name: `Dia ${index + 1}`, rows: [['Nome'], ['Rui']] }));
    const reading = await readFile(workbookOfSheets(days));
    expect('sheets' in reading && reading.sheets.map(({ name, grid }) => [name, grid.length])).toEqual(
      days.map(({ name }) => [name, 2]),
    );
  });

  // Red without `escapedText`, and where it reads its own result again.
  it('writes characters that XML cannot hold in a way of its own, which is read', async () => {
    const strings = '<si><t>traz a rede_x000D_\nde casa</t></si><si><t>_x005F_x000D_</t></si>';
    const sheet = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t>a_x0009_b</t></is></c></row>';
    expect(await gridOf(workbookOf({ sheet, strings }))).toEqual([['traz a rede\r\nde casa', '_x000D_', 'a\tb']]);
  });

  // Red without `spread`, where it fills rows that have nothing else, and where a title goes into every column.
  it('gives the value of merged cells to each row that they cover', async () => {
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const sheet = `<row r="1">${text('A1', 'Agenda da Quadra 1')}</row>
      <row r="2">${text('A2', '20/12/2030')}${text('B2', '19:00')}</row><row r="3">${text('B3', '20:00')}</row><row r="4"><c r="A4"/></row><row r="5">${text('B5', '21:00')}</row>
      <row r="6">${text('B6', '22:00')}</row></sheetData><mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:A5"/><mergeCell ref="B6"/><mergeCell ref="x"/></mergeCells><sheetData>`;
    expect(await gridOf(workbookOf({ sheet }))).toEqual([
      ['Agenda da Quadra 1'],
      ['20/12/2030', '19:00'],
      ['20/12/2030', '20:00'],
      [],
      ['20/12/2030', '21:00'],
      ['', '22:00'],
    ]);
  });
});

it.each([
  ['antes-de-2007.xls', 'sheet_type'],
  ['libreoffice.ods', 'sheet_type'],
])('%s is told to be saved in another format', async (name, code) => {
  expect(await readFile(await sample(name))).toEqual({ fault: code });
});
