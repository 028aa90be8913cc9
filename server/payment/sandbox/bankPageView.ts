import { Result } from 'effect';
import { formatPixValidity } from '../../../domain/days/moment.ts';
import { formatReais } from '../../../domain/money/money.ts';
import { type BrCode, decodeBrCode } from '../../../domain/payment/brcode.ts';
import { type Html, html } from '../../http/html.ts';
import { type SandboxRow, sandboxStatus } from './sandbox.ts';
import type { Act, ListedCharge } from './sandboxTeller.ts';

export const BANK_PATH = '/sandbox/banco';

/** What the last action did, told on the page that follows it. */
export const NOTICES = {
  pagar: 'Pagamento feito. A Quadra Livre fica sabendo em alguns segundos.',
  recusar: 'Pagamento recusado. A cobrança foi cancelada.',
  expirar: 'O prazo desta cobrança acabou agora.',
  'pagar-atrasado': 'Pagamento feito depois do prazo. Ou a reserva volta, ou o dinheiro é devolvido.',
  devolver: 'Devolvido no painel do banco, sem pedido da Quadra Livre. Ela fica sabendo em alguns segundos.',
  'devolver-parte': 'Metade do que restava foi devolvida no painel do banco.',
  contestar: 'Quem pagou contestou. A Quadra Livre fica sabendo em alguns segundos.',
  perder: 'A contestação foi perdida: o dinheiro foi retirado de quem recebeu.',
  ganhar: 'A contestação foi ganha: o dinheiro é de quem recebeu.',
  demorar: 'As próximas devoluções desta cobrança vão ficar em processamento.',
  apressar: 'As próximas devoluções desta cobrança são feitas na hora.',
  concluir: 'A devolução em processamento foi feita.',
  rejeitar: 'A devolução em processamento foi rejeitada: o dinheiro ficou com quem recebeu.',
  nada: 'Nada mudou: esta cobrança já estava em outra situação.',
} as const;

export interface BankView {
  readonly styleAddress: string;
  readonly now: Date;
  readonly notice?: string | undefined;
  /** The one that was asked for by id or by its code. */
  readonly chosen?: ListedCharge | undefined;
  readonly pasted?: { readonly text: string; readonly answer: Html } | undefined;
  readonly open: readonly ListedCharge[];
  readonly over: readonly ListedCharge[];
}

export function bankPage(view: BankView): string {
  const isOther = (row: ListedCharge): boolean => row.id !== view.chosen?.id;
  const open = view.open.filter(isOther).map((row) => ticket(row, view.now));
  const over = view.over.filter(isOther).map((row) => ticket(row, view.now));
  const chosen = view.chosen && ticket(view.chosen, view.now);
  return layout(
    view.styleAddress,
    html`${view.notice !== undefined && html`<p class="notice" role="status">${view.notice}</p>`}
    ${chosen && section('Sua cobrança', [chosen])} ${pasteForm(view.pasted)}
    ${section('Em aberto', open.length > 0 ? open : [EMPTY])} ${over.length > 0 && section('Encerradas', over)}`,
  );
}

/** A page with one sentence, for what cannot be done. */
export function bankSentence(styleAddress: string, sentence: string): string {
  return layout(
    styleAddress,
    html`<p class="notice" role="alert">${sentence}</p>
      <p><a class="button" href="${BANK_PATH}">Voltar às cobranças</a></p>`,
  );
}

function layout(styleAddress: string, main: Html): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Banco Sandbox</title>
        <link rel="stylesheet" href="${styleAddress}" />
      </head>
      <body>
        <header>
          <div class="wide">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d="M4 13 16 5l12 8M6 27h20M8 14v10M16 14v10M24 14v10" />
            </svg>
            <h1>Banco Sandbox</h1>
            <span class="chip">dinheiro de mentira</span>
          </div>
        </header>
        <main class="wide">
          <p class="lead">
            Este banco faz o papel do banco de quem paga. Use-o para experimentar o PIX: pague, recuse, deixe o prazo
            acabar, pague atrasado, devolva ou conteste.
          </p>
          ${main}
        </main>
      </body>
    </html>`.html.trimStart();
}

function section(title: string, tickets: readonly Html[]): Html {
  return html`<section>
    <h2>${title}</h2>
    <div class="tickets">${tickets}</div>
  </section>`;
}

const EMPTY = html`<p class="empty">
  Nenhuma cobrança espera pagamento. Faça uma reserva pela plataforma e ela aparece aqui.
  <a href="${BANK_PATH}">Atualizar</a>
</p>`;

const STATUS_WORDS = {
  pending: '◷ Aguardando',
  approved: '✓ Paga',
  cancelled: '✕ Encerrada sem pagamento',
  refunded: '↩ Devolvida',
  in_mediation: '⚖ Em disputa',
  charged_back: '✕ Contestada e perdida',
} as const;

interface Offer {
  readonly act: Act;
  readonly name: string;
}

const WIN: Offer = { act: 'ganhar', name: 'Ganhar a disputa' };
const OFFERED: Readonly<Record<SandboxRow['status'], readonly Offer[]>> = {
  pending: [
    { act: 'pagar', name: 'Pagar' },
    { act: 'recusar', name: 'Recusar' },
    { act: 'expirar', name: 'Deixar expirar' },
  ],
  cancelled: [{ act: 'pagar-atrasado', name: 'Pagar atrasado' }],
  approved: [
    { act: 'devolver', name: 'Devolver no painel' },
    { act: 'devolver-parte', name: 'Devolver metade' },
    { act: 'contestar', name: 'Contestar' },
  ],
  refunded: [],
  in_mediation: [WIN, { act: 'perder', name: 'Perder a disputa' }],
  charged_back: [WIN],
};

/** What can be done to a charge, and to refunds of it that are in process. */
function offersOf(row: ListedCharge, now: Date): readonly Offer[] {
  const status = sandboxStatus(row, now);
  const slow: Offer = row.areRefundsSlow
    ? { act: 'apressar', name: 'Não demorar a devolver' }
    : { act: 'demorar', name: 'Demorar a devolver' };
  const refunding: readonly Offer[] = [
    { act: 'concluir', name: 'Concluir devolução' },
    { act: 'rejeitar', name: 'Rejeitar devolução' },
  ];
  return [...OFFERED[status], ...(status === 'approved' ? [slow] : []), ...(row.isRefunding ? refunding : [])];
}

function ticket(row: ListedCharge, now: Date): Html {
  const status = sandboxStatus(row, now);
  const amount = formatReais(row.amountCentavos);
  return html`<article class="ticket" aria-label="Cobrança de ${amount}, ${STATUS_WORDS[status].slice(2)}">
    <div class="top">
      <strong class="amount">${amount}</strong><span class="status ${status}">${STATUS_WORDS[status]}</span>
    </div>
    <p class="what">${row.description}</p>
    <dl>
      <dt>Válida até</dt>
      <dd><time datetime="${row.expiresAt.toISOString()}">${formatPixValidity(row.expiresAt)}</time></dd>
      <dt>Cobrança</dt>
      <dd>${row.id}</dd>
      <dt>Referência</dt>
      <dd>${row.reference}</dd>
      ${
        row.refundedCentavos > 0 &&
        html`<dt>Devolvido</dt>
          <dd>${formatReais(row.refundedCentavos)}${row.isRefunding && ', e mais em processamento'}</dd>`
      }
      ${
        row.refundedCentavos === 0 &&
        row.isRefunding &&
        html`<dt>Devolução</dt>
          <dd>em processamento</dd>`
      }
      ${
        status === 'pending' &&
        html`<dt>Código</dt>
          <dd><code>${row.brCode}</code></dd>`
      }
    </dl>
    <div class="acts">${offersOf(row, now).map(({ act, name }) => actForm(row, act, name, amount))}</div>
  </article>`;
}

function actForm({ id }: ListedCharge, act: Act, name: string, amount: string): Html {
  return html`<form method="post" action="${BANK_PATH}/${id}/${act}">
    <button class="button ${act}" aria-label="${name} cobrança de ${amount}">${name}</button>
  </form>`;
}

function pasteForm(pasted: BankView['pasted']): Html {
  return html`<form class="paste" method="post" action="${BANK_PATH}">
    <label for="codigo">Pix copia e cola</label>
    <textarea id="codigo" name="codigo" rows="3" required spellcheck="false" autocomplete="off" aria-describedby="lido">
${pasted?.text ?? ''}</textarea>
    <div id="lido" role="status">${pasted?.answer}</div>
    <button class="button">Ler código</button>
  </form>`;
}

const FAULTS: Readonly<Record<string, string>> = {
  'wrong CRC':
    'Código inválido: os quatro últimos caracteres (CRC) não conferem. Copie o código inteiro, sem mudar nada.',
  'wrong length': 'Código inválido: o tamanho de um dos campos não confere.',
  'no CRC at the end': 'Código incompleto: falta o final (CRC). Copie o código inteiro.',
};

/** What a pasted code says, for one that is no charge of this bank. */
export function readingOf(text: string): { readonly isValid: boolean; readonly answer: Html } {
  const decoded = decodeBrCode(text);
  if (Result.isFailure(decoded)) {
    return {
      isValid: false,
      answer: html`<p class="fault">${FAULTS[decoded.failure.reason] ?? 'Código inválido.'}</p>`,
    };
  }
  return {
    isValid: true,
    answer: html`<p class="fault">O código é válido, mas não é de uma cobrança deste banco.</p>
      ${fieldsOf(decoded.success)}`,
  };
}

const FIELD_NAMES: readonly (readonly [id: string, name: string])[] = [
  ['59', 'Recebedor'],
  ['60', 'Cidade'],
  ['54', 'Valor em reais'],
];

function fieldsOf({ fields }: BrCode): Html {
  const known = FIELD_NAMES.flatMap(([id, name]) => {
    const value = fields.find((field) => field.id === id)?.value;
    return value === undefined
      ? []
      : [
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
        ];
  });
  return html`<dl>${known}</dl>`;
}
