import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isWanted, MAIL_GROUP_NAMES, mailPath } from '#domain/notices/mailChoices.ts';
import type { Database } from '#platform/database/database.ts';
import { mailChoices } from '#platform/database/schema/mail.ts';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { html, type Html } from '#platform/http/html.ts';
import { isSigned, readMailToken, type Signed } from './mailToken.ts';
import { readMailChoices, switchGroup } from './mailChoices.ts';
import STYLE from './unsubscribePage.css?raw';

const STYLE_PATH = mailPath('estilo.css');
const STYLE_ADDRESS = `${STYLE_PATH}?v=${createHash('sha256').update(STYLE).digest('hex').slice(0, 8)}`;
const PER_MINUTE = 60;
/** The member of the form that turns the letters on again; mail programs post another one (RFC 8058). */
const ON = 'ligar';

/**
 * Serves the page behind the link in a letter that turns a group of letters off and on, without a session and without scripts.
 * Opening it changes nothing, because mail scanners open links; a POST to it does, of its own form or of the reader's mail program
 * (RFC 8058), and twice the same as once.
 */
export function registerUnsubscribePage(app: FastifyInstance, database: Database): void {
  void app.register((pages, _options, done) => {
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 8_192 }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const config = { rateLimit: { max: PER_MINUTE } };
    pages.addHook('onRequest', keepToItself);
    pages.get(STYLE_PATH, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(STYLE),
    );
    pages.get<Of>(mailPath(':token'), { config }, async ({ params: { token } }, reply) => {
      const signed = await findSigned(database, token);
      return signed ? show(reply, { token, ...signed }) : refuse(reply);
    });
    pages.post<Of>(mailPath(':token'), { config }, async ({ params: { token }, body }, reply) => {
      const signed = await findSigned(database, token);
      if (!signed) return refuse(reply);
      const isOn = typeof body === 'string' && new URLSearchParams(body).has(ON);
      await inTransaction(database, (tx) => switchGroup(tx, { ...signed, isOn, by: 'mail' }));
      return show(reply, { token, ...signed, isOn });
    });
    done();
  });
}

interface Of {
  readonly Params: { readonly token: string };
}

/** Whom the token is for, and whether they have the group's letters now; `undefined` for one that nobody here signed. */
async function findSigned({ orm }: Database, token: string): Promise<(Signed & { isOn: boolean }) | undefined> {
  const claimed = readMailToken(token);
  if (!claimed) return undefined;
  const [row] = await orm
    .select({ key: mailChoices.linkKey })
    .from(mailChoices)
    .innerJoin(people, eq(people.id, mailChoices.personId))
    .where(and(eq(mailChoices.personId, claimed.personId), eq(people.status, 'active')));
  if (!row || !isSigned(claimed, row.key)) return undefined;
  const { personId, group } = claimed;
  return { personId, group, isOn: isWanted(await readMailChoices(orm, personId), group, 'mail') };
}

function show(reply: FastifyReply, { token, group, isOn }: Signed & { token: string; isOn: boolean }): FastifyReply {
  const name = MAIL_GROUP_NAMES[group];
  const form = (label: string, member: Html) =>
    html`<form method="post" action="${mailPath(token)}">${member}<button>${label}</button></form>`;
  return isOn
    ? send(
        reply,
        `Emails: ${name}`,
        html`<p>Você recebe os emails do grupo <strong>${name}</strong>. Sem eles, os avisos continuam no app.</p>
          ${form('Não receber mais', html``)}`,
      )
    : send(
        reply,
        `Emails desligados: ${name}`,
        html`<p role="status">
            Você não recebe mais os emails do grupo <strong>${name}</strong>. Os avisos continuam no app, e as mensagens
            sobre dinheiro devolvido e sobre a segurança da conta vão sempre.
          </p>
          ${form('Voltar a receber', html`<input type="hidden" name="${ON}" value="1" />`)}`,
      );
}

function refuse(reply: FastifyReply): FastifyReply {
  const text = html`<p>
    Este link não vale mais. Escolha os seus emails na Quadra Livre, em
    <a href="/cliente/configuracoes">Configurações</a>.
  </p>`;
  return send(reply.code(404), 'Link sem validade', text);
}

function send(reply: FastifyReply, title: string, main: Html): FastifyReply {
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Quadra Livre</title>
        <link rel="stylesheet" href="${STYLE_ADDRESS}" />
      </head>
      <body>
        <main>
          <p class="brand"><a href="/">Quadra Livre</a></p>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;
  return reply.type('text/html; charset=utf-8').send(page.html);
}

/** A page of forms alone. The referrer would carry the token. */
function keepToItself(_request: unknown, reply: FastifyReply, next: () => void): void {
  reply.headers({
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  next();
}
