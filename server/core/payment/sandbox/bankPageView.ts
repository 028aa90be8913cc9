import { Result } from 'effect';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import { type BrCode, decodeBrCode } from '#domain/payment/brcode.ts';
import { type Html, html, renderTemplate } from '#platform/http/html.ts';
import { BANK_PATH } from './bankAddress.ts';
import PAGE from './bankPage.html?raw';
import { type SandboxRow, sandboxStatus } from './sandbox.ts';
import type { Act, ListedCharge } from './sandboxTeller.ts';
import TICKET from './ticket.html?raw';

/** The result of the last action, shown on the next page. */
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
  /** The charge that was requested by id or by its code. */
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
  return bankMain(
    view.styleAddress,
    html`${view.notice !== undefined && html`<p class="notice" role="status">${view.notice}</p>`}
    ${chosen && section('Sua cobrança', [chosen])} ${pasteForm(view.pasted)}
    ${section('Em aberto', open.length > 0 ? open : [EMPTY])} ${over.length > 0 && section('Encerradas', over)}`,
  );
}

/** A page with one sentence, for actions that are refused. */
export function bankSentence(styleAddress: string, sentence: string): string {
  return bankMain(
    styleAddress,
    html`<p class="notice" role="alert">${sentence}</p>
      <p><a class="button" href="${BANK_PATH}">Voltar às cobranças</a></p>`,
  );
}

/** Anything else in the bank's page. */
export function bankMain(styleAddress: string, main: Html): string {
  return renderTemplate(PAGE, { styleAddress, main }).html;
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
  disputed: '⚖ Em disputa',
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
  disputed: [WIN, { act: 'perder', name: 'Perder a disputa' }],
  charged_back: [WIN],
};

/** The actions that are possible on a charge, and on its refunds in process. */
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
  return renderTemplate(TICKET, {
    amount,
    status,
    statusWords: STATUS_WORDS[status],
    spokenStatus: STATUS_WORDS[status].slice(2),
    description: row.description,
    expiry: row.expiresAt.toISOString(),
    validity: formatPixValidity(row.expiresAt),
    id: row.id,
    reference: row.reference,
    refund: refundOf(row),
    code: status === 'pending' && field('Código', html`<code>${row.brCode}</code>`),
    acts: offersOf(row, now).map(({ act, name }) => actForm(row, act, name, amount)),
  });
}

function refundOf({ refundedCentavos, isRefunding }: ListedCharge): Html | false {
  if (refundedCentavos === 0) return isRefunding && field('Devolução', 'em processamento');
  return field('Devolvido', `${formatReais(refundedCentavos)}${isRefunding ? ', e mais em processamento' : ''}`);
}

function field(name: string, value: string | Html): Html {
  return html`<dt>${name}</dt>
    <dd>${value}</dd>`;
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

/** The content of a pasted code that is not a charge of this bank. */
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
    return value === undefined ? [] : [field(name, value)];
  });
  return html`<dl>${known}</dl>`;
}
