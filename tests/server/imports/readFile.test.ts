import { readFile as readBytes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFile } from '../../../server/imports/readFile.ts';
import { workbookOf } from './zip.ts';

const sample = (name: string) => readBytes(join(import.meta.dirname, 'samples', name));
const HEAD = ['Data', 'Início', 'Fim', 'Quadra', 'Nome', 'Telefone', 'Valor', 'Pago', 'Observação'];
/** The cells of a file that is read. */
async function gridOf(bytes: Buffer) {
  const reading = await readFile(bytes);
  if ('fault' in reading) throw new Error(reading.fault);
  return reading.sheets.find(({ isHidden }) => !isHidden)?.grid ?? [];
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
      ['21/12/2030', '07:00', '', 'Quadra 2', 'Bia & Cris <2>', '(13) 97777-6666', '80.5', 'não'],
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
    expect(bia?.slice(3)).toEqual(['Quadra 2', 'Bia & Cris <2>', '(13) 97777-6666', '80.5', 'não']);
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
});

it.each([
  ['antes-de-2007.xls', 'sheet_type'],
  ['libreoffice.ods', 'sheet_type'],
])('%s is told to be saved in another format', async (name, code) => {
  expect(await readFile(await sample(name))).toEqual({ fault: code });
});
