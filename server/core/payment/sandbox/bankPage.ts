import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { type Database, readNow } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { readAct, readCode, readForm, readQuery } from './bankPageRequests.ts';
import { ASK_EVERY_MS } from '../askOnce.ts';
import BANK_STYLE from './bankPage.css?raw';
import { bankAddress, BANK_PATH } from './bankAddress.ts';
import { bankMain, bankPage, bankSentence, type BankView, NOTICES, readingOf } from './bankPageView.ts';
import type { SecretBox } from '#platform/secrets/secretBox.ts';
import { planOneAsk } from '../planOneAsk.ts';
import { answerConnect, connectQuestion } from './connectPage.ts';
import { CONNECT_PATH } from './sandboxApplication.ts';
import { act, findCharge, listCharges } from './sandboxTeller.ts';

const STYLE_PATH = `${BANK_PATH}/estilo.css`;
const styleAddress = `${STYLE_PATH}?v=${createHash('sha256').update(BANK_STYLE).digest('hex').slice(0, 8)}`;

/**
 * The sandbox bank's own page, where a tester acts as the payer's bank. Only for a server whose provider is the sandbox.
 * @param secrets when accounts of this bank can be connected
 */
export function registerBankPage(app: FastifyInstance, database: Database, secrets?: SecretBox): void {
  void app.register((bank, _options, done) => {
    bank.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8_192 }, readForm);
    bank.addHook('onRequest', keepToItself);
    bank.addHook('preHandler', refuseOtherSites);
    bank.get(STYLE_PATH, (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(BANK_STYLE),
    );
    bank.get(BANK_PATH, (request, reply) => showCharges(database, request, reply));
    bank.post(BANK_PATH, (request, reply) => showCode(database, request, reply));
    if (secrets) registerConnecting(bank, secrets);
    bank.post(`${BANK_PATH}/:id/:what`, (request, reply) => doAct(database, request, reply));
    done();
  });
}

function registerConnecting(bank: FastifyInstance, secrets: SecretBox): void {
  bank.get(CONNECT_PATH, (request, reply) => {
    const question = connectQuestion(request);
    return question ? sendPage(reply, bankMain(styleAddress, question)) : refuseConnecting(reply);
  });
  bank.post(CONNECT_PATH, (request, reply) => answerConnect(secrets, request, reply) ?? refuseConnecting(reply));
}

function refuseConnecting(reply: FastifyReply): FastifyReply {
  return say(reply.code(400), 'Este pedido de conexão não está completo. Comece de novo na Quadra Livre.');
}

async function showCharges(database: Database, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { cobranca, aviso } = readQuery(request.query) ?? {};
  const chosen = cobranca === undefined ? undefined : await findCharge(database, { id: cobranca });
  return show(reply, { ...(await listed(database)), chosen, notice: aviso && NOTICES[aviso] });
}

/** A POST although it changes nothing: a code in the address would end up in logs. */
async function showCode(database: Database, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const text = readCode(request.body)?.codigo;
  const charge = text === undefined ? undefined : await findCharge(database, { brCode: text });
  if (charge) return reply.redirect(bankAddress(charge.id), 303);
  const { isValid, answer } = readingOf(text ?? '');
  return show(reply.code(isValid ? 200 : 422), { ...(await listed(database)), pasted: { text: text ?? '', answer } });
}

async function doAct(database: Database, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const wanted = readAct(request.params);
  const charge = wanted && (await findCharge(database, wanted));
  if (!wanted || !charge) return say(reply.code(404), 'Este banco não conhece esta cobrança.');
  const notice = (await act(database, wanted.id, wanted.what)) ? wanted.what : 'nada';
  if (notice !== 'nada') await tellOfCharge(database, wanted.id);
  return reply.redirect(`${bankAddress(wanted.id)}&aviso=${notice}`, 303);
}

/** This bank sends no notifications, so this plans the next question, to spare the tester the wait. */
async function tellOfCharge(database: Database, id: string): Promise<void> {
  const ofBank = and(eq(charges.provider, 'sandbox'), eq(charges.providerId, id));
  const [charge] = await database.orm.select({ id: charges.id }).from(charges).where(ofBank);
  if (charge) await planOneAsk(database, charge.id, ASK_EVERY_MS);
}

/**
 * Another site's page can send these forms too; the browser then names it in Origin. The referrer policy matters: under
 * 'no-referrer' browsers send our own forms with `Origin: null`.
 */
function refuseOtherSites(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const origin = request.headers.origin ?? '';
  const isOwn = URL.canParse(origin) && new URL(origin).host === request.host;
  if (request.method === 'GET' || request.method === 'HEAD' || isOwn) return next();
  say(reply.code(403), 'Este pedido não veio da página do banco.');
}

function keepToItself(_request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply.headers({
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  next();
}

async function listed(database: Database): Promise<Pick<BankView, 'now' | 'open' | 'over'>> {
  const now = await readNow(database);
  return { now, ...(await listCharges(database, now)) };
}

function show(reply: FastifyReply, view: Omit<BankView, 'styleAddress'>): FastifyReply {
  return sendPage(reply, bankPage({ ...view, styleAddress }));
}

function say(reply: FastifyReply, sentence: string): FastifyReply {
  return sendPage(reply, bankSentence(styleAddress, sentence));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
