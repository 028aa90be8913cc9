import { createHash } from 'node:crypto';
import { Result } from 'effect';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GoogleMessage } from '#domain/session/google.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { publicAddress } from '#platform/http/publicAddress.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { shareOf } from '#platform/settings/shareOf.ts';
import { claimAttempt } from '#core/people/google/attempts.ts';
import CALLBACK_SCRIPT from './callbackScript.js?raw';
import { callbackPage } from './callbackView.ts';
import { CALLBACK_PATH, redeemCode } from './redeemCode.ts';
import SIGN_IN_STYLE from './signInPage.css?raw';
import { messageFor } from './verdict.ts';

/** Per address, because every reply causes a request to the provider. */
const ANSWERS_PER_MINUTE = 60;

/** The page to which the provider redirects the popup. It is not part of the contract because no program calls it. */
export function registerCallbackPage(app: FastifyInstance, dependencies: Dependencies): void {
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', setHeaders);
    serveText(scope, STYLE_PATH, 'text/css', SIGN_IN_STYLE);
    serveText(scope, SCRIPT_PATH, 'text/javascript', CALLBACK_SCRIPT);
    const rateLimit = { max: shareOf(ANSWERS_PER_MINUTE, dependencies.settings.processes), timeWindow: '1 minute' };
    scope.get(CALLBACK_PATH, { config: { rateLimit } }, (request, reply) => answer(dependencies, request, reply));
    done();
  });
}

async function answer(dependencies: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const message = await messageTo(dependencies, request);
  reply.type('text/html; charset=utf-8');
  if (!message) return reply.code(400).send(callbackPage(ADDRESSES));
  const { origin } = new URL(publicAddress(dependencies.settings.publicUrl, request.server));
  return reply.send(callbackPage({ ...ADDRESSES, outcome: { message, origin } }));
}

/** `undefined` when the reply belongs to no attempt of this browser, so that there is no page to notify. */
async function messageTo(dependencies: Dependencies, request: FastifyRequest): Promise<GoogleMessage | undefined> {
  const attempt = await claimAttempt(dependencies.database, request);
  if (!attempt) return undefined;
  const identity = await redeemCode(dependencies, attempt, request);
  if (Result.isFailure(identity)) return { status: 'failed', nonce: attempt.pageNonce, message: identity.failure };
  return inTransaction(dependencies.database, (tx) => messageFor(tx, attempt, identity.success));
}

const [STYLE_PATH, SCRIPT_PATH] = [`${CALLBACK_PATH}/estilo.css`, `${CALLBACK_PATH}/avisar.js`];

const ADDRESSES = {
  styleAddress: versioned(STYLE_PATH, SIGN_IN_STYLE),
  scriptAddress: versioned(SCRIPT_PATH, CALLBACK_SCRIPT),
};

function versioned(path: string, text: string): string {
  return `${path}?v=${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

function setHeaders(_request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply.headers({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    // The popup returns from another origin. With the app's own `same-origin-allow-popups` it would lose its opener and
    // could not notify it.
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  next();
}

function serveText(scope: FastifyInstance, path: string, type: string, text: string): void {
  scope.get(path, (_request, reply) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=31536000, immutable').send(text),
  );
}
