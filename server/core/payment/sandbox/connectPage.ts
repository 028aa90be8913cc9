import { Result, Schema } from 'effect';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from '#domain/navigation/routes.ts';
import { type Html, html } from '#platform/http/html.ts';
import type { SecretBox } from '#platform/secrets/secretBox.ts';
import { CONNECT_PATH, sandboxCode } from './sandboxApplication.ts';

const Word = Schema.String.check(Schema.isPattern(/^[\w-]{1,200}$/));
const Asked = Schema.Struct({ state: Word, code_challenge: Word });
const Answered = Schema.Struct({ ...Asked.fields, resposta: Schema.Literals(['sim', 'nao']) });

const decodeAsked = Schema.decodeUnknownResult(Asked);
const decodeAnswered = Schema.decodeUnknownResult(Answered);

/** The question whether the platform may receive into an account of this bank; `undefined` for an address that asks nothing. */
export function connectQuestion({ query }: FastifyRequest): Html | undefined {
  const asked = decodeAsked(query);
  if (Result.isFailure(asked)) return undefined;
  const { state, code_challenge: codeChallenge } = asked.success;
  return html`<section>
    <h2>Conectar uma conta deste banco?</h2>
    <form class="ticket" method="post" action="${CONNECT_PATH}">
      <p class="what">
        A Quadra Livre poderá fazer cobranças e devoluções em uma conta de mentira, criada agora. O dinheiro das
        cobranças fica nesta conta, e não na da plataforma.
      </p>
      <input type="hidden" name="state" value="${state}" />
      <input type="hidden" name="code_challenge" value="${codeChallenge}" />
      <div class="acts">
        <button class="button pagar" name="resposta" value="sim">Autorizar</button>
        <button class="button recusar" name="resposta" value="nao">Não autorizar</button>
      </div>
    </form>
  </section>`;
}

/** Leads back to the app, with a code when the person agreed. Its own page alone is ever led to. */
export function answerConnect(
  secrets: SecretBox,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const answered = decodeAnswered(request.body);
  if (Result.isFailure(answered)) return undefined;
  const { state, code_challenge: codeChallenge, resposta } = answered.success;
  const said = resposta === 'sim' ? { code: sandboxCode(secrets, codeChallenge) } : { error: 'access_denied' };
  return reply.redirect(`${ROUTES.connectAccount.path}?${new URLSearchParams({ ...said, state }).toString()}`, 303);
}
