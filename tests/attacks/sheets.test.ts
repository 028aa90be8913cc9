import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import type { FailureCode } from '#domain/contract/failure.ts';
import { people } from '#platform/database/schema/people.ts';
import { readElsewhere } from '#platform/sheets/readElsewhere.ts';
import { openTestDatabase } from '../database/databases.ts';
import { refusal } from '../api/testServer.ts';
import { processScript } from '../database/processScript.ts';
import { openWorld, type TestArena, type World } from '../api/booking/world.ts';
import { csv, goodRows, openImports } from '../api/imports/files.ts';
import { makeJpeg } from '../api/uploads/pictures.ts';
import { slowness } from '../slowness.ts';
import { workbookOf, zipOf, type ZipPart } from '../server/imports/zip.ts';

let world: World;
let arena: TestArena;
let imports: ReturnType<typeof openImports>;
beforeAll(async () => {
  const database = await openTestDatabase();
  world = await openWorld(database);
  arena = await world.arena('local');
  imports = openImports(world);
});

/** What came back to a file, how long it took, and how much the process grew meanwhile. */
async function sent(bytes: string | Uint8Array) {
  const [began, held] = [performance.now(), process.memoryUsage.rss()];
  const { status, body } = await imports.preview(arena.owner, bytes);
  const grown = (process.memoryUsage.rss() - held) / 1e6;
  return { status, body, seconds: (performance.now() - began) / 1000, grown };
}

const ROW = '<row><c t="inlineStr"><is><t>x</t></is></c></row>';
const shared = (text: string) => `<si><t>${text}</t></si>`;

describe('a workbook that is a bomb', () => {
  /** 400 MB of zeroes in 400 kB. */
  const zeroes = Buffer.alloc(400_000_000);

  it.each([
    ['in its sheet', () => workbookOf({ sheet: ROW.repeat(3_000_000).slice(0, 150_000_000) })],
    ['in its texts', () => workbookOf({ sheet: ROW, strings: shared('a'.repeat(200_000_000)) })],
    ['that lies about its size', () => zipOf(lying(zeroes))],
  ])('%s is cut while it is unpacked', async (_where, make) => {
    const bomb = make();
    expect(bomb.length).toBeLessThan(5_000_000);
    const { status, body, seconds, grown } = await sent(bomb);
    expect([413, 400]).toContain(status);
    expect(['sheet_size', 'sheet_rows', 'sheet_unreadable']).toContain(body.error.code);
    expect(seconds).toBeLessThan(10 * slowness());
    expect(grown).toBeLessThan(250);
  });

  it('of one text in very many cells is refused', async () => {
    const cells = Array.from({ length: 40 }, () => '<c t="s"><v>0</v></c>').join('');
    const bomb = workbookOf({ sheet: `<row>${cells}</row>`.repeat(5_000), strings: shared('a'.repeat(32_000)) });
    const { status, body } = await sent(bomb);
    expect({ status, body }).toEqual({ status: 413, body: refusal('sheet_size') });
  });

  it('of entities is refused, and reads no file of the server', async () => {
    for (const [entity, text] of [
      ['<!ENTITY a "&b;&b;"><!ENTITY b "ha">', '&a;'],
      ['<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'],
    ]) {
      const workbook = `<!DOCTYPE w [${entity}]><workbook><sheets><sheet name="${text}" sheetId="1" id="rId1"/></sheets></workbook>`;
      const { status, body } = await sent(workbookOf({ sheet: ROW, workbook }));
      expect({ status, body }).toEqual({ status: 400, body: refusal('sheet_unreadable') });
    }
  });

  it('of very many parts is refused', async () => {
    const parts = Array.from({ length: 2_500 }, (_, index): ZipPart => ({ name: `xl/${index}.xml`, bytes: '' }));
    expect((await sent(workbookOf({ sheet: ROW }, parts))).body).toEqual(refusal('sheet_size'));
  });
});

/** Small on the wire, without being a bomb: each only counts too far. */
describe('a workbook of more structure than a spreadsheet has', () => {
  const cell = '<c t="inlineStr"><is><t>x</t></is></c>';
  const many = (text: string, count: number): string => text.repeat(count);
  const attributes = (count: number): string => Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ');

  // Each red without its line in platform/sheets/xlsx/XmlLimits.ts, the last without `MOST_STRINGS` in platform/sheets/xlsx/readXlsx.ts.
  it.each<[string, { readonly sheet: string; readonly strings?: string }, FailureCode]>([
    ['that is too deep', { sheet: `${ROW}${many('<a>', 19)}${many('</a>', 19)}` }, 'sheet_unreadable'],
    ['of too many elements', { sheet: `${ROW}${many('<a/>', 1_000_001)}` }, 'sheet_unreadable'],
    ['of an element with too many attributes', { sheet: `${ROW}<a ${attributes(101)}/>` }, 'sheet_unreadable'],
    ['of too many attributes', { sheet: `${ROW}${many(`<a ${attributes(100)}/>`, 15_001)}` }, 'sheet_unreadable'],
    ['of too many entities', { sheet: `${ROW}<a>${many('&lt;', 200_001)}</a>` }, 'sheet_unreadable'],
    [
      'of too long comments',
      { sheet: `${ROW}<!--${many('x', 60_000)}--><!--${many('x', 60_000)}-->` },
      'sheet_unreadable',
    ],
    ['of too long instructions', { sheet: `${ROW}<?x ${many('x', 100_001)}?>` }, 'sheet_unreadable'],
    ['of too many texts', { sheet: ROW, strings: many('<si/>', 200_001) }, 'sheet_size'],
  ])('%s is refused', async (_name, parts, code) => {
    expect((await sent(workbookOf(parts))).body).toEqual(refusal(code));
  });

  it('is read up to that', async () => {
    const sheet = [
      `<row>${many(cell, 40)}</row>`,
      `${many('<a>', 18)}${many('</a>', 18)}<a ${attributes(100)}/>`,
      `<a>${many('&lt;', 199_000)}</a><!--${many('x', 99_000)}-->`,
    ].join('');
    expect((await sent(workbookOf({ sheet }))).status).toBe(200);
  });

  // Red without `refuseDoctype` in platform/sheets/xlsx/readXml.ts.
  it('that declares a type, of nothing, is refused', async () => {
    const workbook = '<!DOCTYPE w><workbook><sheets><sheet r:id="rId1" xmlns:r="r"/></sheets></workbook>';
    expect((await sent(workbookOf({ sheet: ROW, workbook }))).body).toEqual(refusal('sheet_unreadable'));
  });
});

describe('reading a file', () => {
  const cells = Array.from({ length: 40 }, () => '<c t="inlineStr"><is><t>areia e mar</t></is></c>').join('');
  const large = workbookOf({ sheet: `<row>${cells}</row>`.repeat(5_000) });
  const script = processScript('sheetProcess');

  // Red without `--max-old-space-size` in platform/subprocess/runInProcess.ts: the file is read.
  it('that needs more memory than it is given is refused, and the next is read', async () => {
    const little = readElsewhere(script, { heapMb: 8, timeoutMs: 60_000 });
    await expect(little(large)).rejects.toMatchObject({ code: 'sheet_unreadable' });
    expect((await sent(csv(...goodRows(world.day, 3)))).status).toBe(200);
  });

  // Red without `timeout` in platform/subprocess/runInProcess.ts: the file is read.
  it('that takes longer than it is given is ended', async () => {
    const hasty = readElsewhere(script, { heapMb: 160, timeoutMs: 1 });
    await expect(hasty(large)).rejects.toMatchObject({ code: 'sheet_unreadable' });
  });

  // Red with `readFile` in place of `runInProcess` in platform/sheets/readElsewhere.ts.
  it('is done by another process than the one that answers a neighbour meanwhile', async () => {
    const order: string[] = [];
    const url = contract.myArena.path;
    const { owner } = await world.arena('local');
    const reading = readElsewhere(script)(large).then(() => order.push('file'));
    const neighbour = await world.call(owner, { method: 'GET', url });
    order.push(String(neighbour.status));
    await reading;
    expect(order).toEqual(['200', 'file']);
    // Without its script, nobody reads.
    const nowhere = new URL('nobody.js', script);
    await expect(readElsewhere(nowhere)(large)).rejects.toMatchObject({ code: 'sheet_unreadable' });
  });
});

// Red without `refuseUnconfirmed` in areas/owner/imports/importHandlers.ts.
it('a new arena whose owner’s e-mail is unconfirmed imports nothing, and its file is not even read', async () => {
  const fresh = await world.arena('local');
  const { database } = world;
  await database.orm.update(people).set({ emailConfirmedAt: null }).where(eq(people.id, fresh.owner.id));
  const file = csv(...goodRows(world.day, 3));
  const replies = [
    await imports.preview(fresh.owner, file),
    await imports.run(fresh.owner, file),
    await imports.preview(fresh.owner, 'Nada'),
  ];
  for (const { status, body } of replies)
    expect({ status, body }).toEqual({ status: 403, body: refusal('email_unconfirmed') });
  await database.orm.update(people).set({ emailConfirmedAt: new Date() }).where(eq(people.id, fresh.owner.id));
  expect((await imports.run(fresh.owner, file)).body.data.counts.taken).toBe(3);
});

/** The zip says that the sheet has 100 bytes. */
function lying(bytes: Buffer): ZipPart[] {
  return [
    {
      name: 'xl/workbook.xml',
      bytes: '<workbook><sheets><sheet name="A" r:id="rId1" xmlns:r="r"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: '<Relationships><Relationship Id="rId1" Target="s.xml"/></Relationships>',
    },
    { name: 'xl/s.xml', bytes, claims: 100 },
  ];
}

describe('a file that is no spreadsheet', () => {
  it.each<[string, () => Promise<string | Uint8Array>, FailureCode]>([
    ['a picture', async () => makeJpeg(), 'sheet_type'],
    ['a PDF', async () => '%PDF-1.7\n1 0 obj', 'sheet_type'],
    ['a zip of something else', async () => zipOf([{ name: 'a.txt', bytes: 'a' }]), 'sheet_type'],
    ['a zip cut in half', async () => workbookOf({ sheet: ROW }).subarray(0, 300), 'sheet_unreadable'],
    [
      'a zip with noise behind its first bytes',
      async () => Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(5_000)]),
      'sheet_unreadable',
    ],
    ['a workbook of broken XML', async () => workbookOf({ sheet: '<row><c>' }), 'sheet_unreadable'],
    [
      'a workbook whose sheet is elsewhere',
      async () =>
        workbookOf({ sheet: '', workbook: '<workbook><sheets><sheet r:id="rId9" xmlns:r="r"/></sheets></workbook>' }),
      'sheet_unreadable',
    ],
    ['a workbook without a cell', async () => workbookOf({ sheet: '' }), 'sheet_empty'],
    ['nothing', async () => '', 'sheet_missing'],
  ])('%s is refused in words', async (_name, make, code) => {
    const { status, body } = await sent(await make());
    expect({ status, body }).toEqual({ status: 400, body: refusal(code) });
  });

  it('of more than 5 MB is refused at that byte', async () => {
    const file = (length: number) => Buffer.alloc(length, 'Nome;Quadra;Data\n');
    expect((await sent(file(5_000_001))).body).toEqual(refusal('sheet_size'));
    expect((await sent(file(5_000_000))).body).toEqual(refusal('sheet_rows'));
  });
});

it('a cell cannot carry what no text of a request may', async () => {
  const name = 'Rui\u0000\u202E\u2028Lima\uD800';
  const file = `Data;Início;Quadra;Nome;Obs\n31/12/2099;18:00;Quadra 1;${JSON.stringify(name).slice(1, -1)}\u202Ea;b`;
  const { body } = await sent(file);
  expect(body.data.rows[0].reservation.guestPlayerName).not.toMatch(/[\p{Cc}\u202E\u2028]/u);
});

it('columns that are no columns are refused', async () => {
  const { status } = await imports.preview(arena.owner, 'a;b\nc;d', { __proto__: 1, day: -1 });
  expect(status).toBe(400);
});
