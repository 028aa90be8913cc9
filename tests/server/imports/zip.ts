import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** What the zip says of its size when unpacked, instead of the truth. */
  readonly claims?: number;
}

/** A zip, by hand: an attacker's is not what a program makes. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, bytes, claims } of parts) {
    const [content, title] = [Buffer.from(bytes), Buffer.from(name)];
    const packed = deflateRawSync(content, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? content.length, 18);
    common.writeUInt16LE(title.length, 22);
    files.push(Buffer.from('PK\u0003\u0004'), common, title, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, rest, title);
    offset += 30 + title.length + packed.length;
  }
  const length = directory.reduce((sum, { length: bytes }) => sum + bytes, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const LINKS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

interface Workbook {
  readonly sheet: string;
  readonly strings?: string;
  readonly styles?: string;
  readonly workbook?: string;
}

/** A workbook with the XML of its sheet's rows. */
export function workbookOf({ sheet, strings, styles, workbook }: Workbook, more: readonly ZipPart[] = []): Buffer {
  return zipOf([
    {
      name: 'xl/workbook.xml',
      bytes:
        workbook ??
        `${HEAD}<workbook ${MAIN} ${LINKS}><sheets><sheet name="Agenda" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: `${HEAD}<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
    },
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', bytes: `${HEAD}<sst ${MAIN}>${strings}</sst>` }]),
    ...(styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', bytes: `${HEAD}<styleSheet ${MAIN}>${styles}</styleSheet>` }]),
    ...more,
  ]);
}

interface TextSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly rows: readonly (readonly string[])[];
}

/** A workbook of several sheets, all of whose cells are texts. */
export function workbookOfSheets(sheets: readonly TextSheet[]): Buffer {
  const listed = sheets.map(
    ({ name, isHidden = false }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  const links = sheets.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return zipOf([
    {
      name: 'xl/workbook.xml',
      bytes: `${HEAD}<workbook ${MAIN} ${LINKS}><sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
    },
    ...sheets.map(({ rows }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      bytes: `${HEAD}<worksheet ${MAIN}><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
    })),
  ]);
}
