import { Result } from 'effect';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeBrCode } from '#domain/payment/brcode.ts';
import { readNow } from '#platform/database/database.ts';
import { newId } from '#platform/database/uuid.ts';
import { registerBankPage } from '#core/payment/sandbox/bankPage.ts';
import type { ProviderCharge } from '#core/payment/provider.ts';
import { sandbox } from '#core/payment/sandbox/sandbox.ts';
import { openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';

const BANK = '/sandbox/banco';
const OWN = 'http://quadra.example:3000';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  app = fastify();
  registerBankPage(app, database);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => database.empty());

async function charge(description = 'Reserva em Arena Pé na Areia', amount = 12_050): Promise<ProviderCharge> {
  const order = {
    idempotencyKey: newId(),
    reference: newId(),
    amount,
    fee: 0,
    description,
    payer: { name: 'Ana Lima', email: 'ana@example.com', cpf: null },
    createdAt: await readNow(database),
    expiresAt: new Date((await readNow(database)).getTime() + 3_600_000),
  };
  return Result.getOrThrow(await sandbox(database).create(order));
}

const page = (url = BANK) => app.inject({ url, headers: { host: 'quadra.example:3000' } });

const submit = (url: string, form: Record<string, string> = {}, headers: Record<string, string> = { origin: OWN }) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'quadra.example:3000', ...headers },
  });

const statusOf = async ({ id }: ProviderCharge): Promise<string> =>
  Result.getOrThrow(await sandbox(database).get(id)).state;

describe('the page', () => {
  test('lists open charges, the newest first, with all that a payer needs', async () => {
    const older = await charge('Reserva mais velha', 100);
    database.passTime(1_000);
    const newer = await charge('Reserva mais nova');
    const { body, headers } = await page();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.indexOf(newer.id)).toBeGreaterThan(0);
    expect(body.indexOf(older.id)).toBeGreaterThan(body.indexOf(newer.id));
    for (const text of ['R$\u00a0120,50', 'Reserva mais nova', newer.reference, newer.brCode])
      expect(body).toContain(text);
    expect(body).toMatch(/\d\d\/\d\d\/\d{4} às \d\d:\d\d/);
  });

  test('offers what can be done to a charge, and nothing else', async () => {
    const { id } = await charge();
    const acts = async (): Promise<string[]> =>
      [...(await page()).body.matchAll(/action="([^"]+)"/g)].map(([, to]) => to ?? '');
    expect(await acts()).toEqual([BANK, `${BANK}/${id}/pagar`, `${BANK}/${id}/recusar`, `${BANK}/${id}/expirar`]);
    database.passTime(3_600_000);
    expect(await acts()).toEqual([BANK, `${BANK}/${id}/pagar-atrasado`]);
    await submit(`${BANK}/${id}/pagar-atrasado`);
    const afterwards = ['devolver', 'devolver-parte', 'contestar', 'demorar'];
    expect(await acts()).toEqual([BANK, ...afterwards.map((act) => `${BANK}/${id}/${act}`)]);
  });

  test('runs no script and borrows nothing from anywhere, and no other page can frame it', async () => {
    await charge();
    const { body, headers } = await page();
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|style=|<style|\son\w+=|src=|https?:/i);
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
    const sheet = await page(style);
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(sheet.body).toContain('color-scheme: light dark');
    expect(sheet.body).not.toMatch(/url\(|@import/);
  });

  test('writes what others wrote as text', async () => {
    await charge(`<img src=x onerror=alert(1)> "&' {{x}}`);
    const { body } = await page();
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;&#39; {{x}}');
  });

  test.each([
    `${BANK}?cobranca=SB0&aviso=<script>`,
    `${BANK}?cobranca=%00`,
    `${BANK}?cobranca=a&cobranca=b`,
    `${BANK}?aviso=constructor`,
    `${BANK}?cobranca='--`,
  ])('takes %s for a plain visit', async (url) => {
    const { statusCode, body } = await page(url);
    expect([statusCode, body]).toEqual([200, (await page()).body]);
  });
});

describe('an act', () => {
  test.each([
    ['pagar', 'approved', 'Pagamento feito.'],
    ['recusar', 'cancelled', 'Pagamento recusado.'],
    ['expirar', 'cancelled', 'O prazo desta cobrança acabou agora.'],
  ])('%s is done, and told on the page that follows', async (what, status, told) => {
    const made = await charge();
    const reply = await submit(`${BANK}/${made.id}/${what}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${BANK}?cobranca=${made.id}&aviso=${what}`]);
    expect(await statusOf(made)).toBe(status);
    expect((await page(String(reply.headers.location))).body).toContain(told);
  });

  test('sent twice changes nothing the second time, and says so', async () => {
    const made = await charge();
    await submit(`${BANK}/${made.id}/pagar`);
    const reply = await submit(`${BANK}/${made.id}/recusar`);
    expect(reply.headers.location).toBe(`${BANK}?cobranca=${made.id}&aviso=nada`);
    expect(await statusOf(made)).toBe('approved');
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a look-alike', { origin: `${OWN}.evil.example` }],
    ['another port', { origin: 'http://quadra.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['no origin at all', {}],
    ['an origin that is no address', { origin: 'quadra.example:3000' }],
  ])('sent by %s is refused', async (_, headers) => {
    const made = await charge();
    const replies = [
      await submit(`${BANK}/${made.id}/pagar`, {}, headers),
      await submit(BANK, { codigo: 'x' }, headers),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(await statusOf(made)).toBe('pending');
  });

  test('by GET does not exist', async () => {
    const made = await charge();
    expect((await page(`${BANK}/${made.id}/pagar`)).statusCode).toBe(404);
    expect(await statusOf(made)).toBe('pending');
  });

  test.each(['SB0/pagar', 'SB0/roubar', '%00/pagar', "'/pagar"])('on %s is answered in words', async (path) => {
    const { statusCode, body } = await submit(`${BANK}/${path}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Este banco não conhece esta cobrança.');
  });
});

describe('a pasted code', () => {
  test('of a charge here leads to it', async () => {
    const made = await charge();
    const reply = await submit(BANK, { codigo: `  ${made.brCode}\n` });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${BANK}?cobranca=${made.id}`]);
    expect((await page(String(reply.headers.location))).body).toContain('Sua cobrança');
  });

  test('of another bank is read out', async () => {
    const code = encodeBrCode({ key: 'k', receiver: 'Maria <b>', city: 'Natal', amount: 990 });
    const { statusCode, body } = await submit(BANK, { codigo: code });
    expect(statusCode).toBe(200);
    expect(body).toContain('O código é válido, mas não é de uma cobrança deste banco.');
    expect(body).toMatch(/Maria &lt;b&gt;<\/dd>.*Natal<\/dd>.*9\.90<\/dd>/s);
  });

  test('that is wrong is told what is wrong with it', async () => {
    const { brCode } = await charge();
    const wrong = [
      [`${brCode.slice(0, -1)}${brCode.endsWith('0') ? '1' : '0'}`, 'CRC) não conferem'],
      [brCode.slice(0, 40), 'Código incompleto'],
      [
        '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5907EMPRESA6008BRASILIA62080503***6304170E',
        'o tamanho de um dos campos não confere',
      ],
      ['', 'Código incompleto'],
      ['\0', 'Código incompleto'],
      ['</textarea><script>', 'Código incompleto'],
    ];
    for (const [codigo = '', told = ''] of wrong) {
      const { statusCode, body } = await submit(BANK, { codigo });
      expect([statusCode, body.includes(told), body.includes('<script')]).toEqual([422, true, false]);
    }
  });
});
