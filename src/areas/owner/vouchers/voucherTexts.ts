import { METHOD_NAMES } from '#domain/ledger/movement.ts';
import { formatReais } from '#domain/values/money.ts';
import type { AskedVouchers } from './askedVouchers.ts';
import { leftOf } from '#domain/vouchers/verdict.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';

export const VOUCHERS_PAGE = {
  documentTitle: 'Vouchers · Quadra Livre',
  title: 'Gerenciar Vouchers',
  lead: 'Descontos que a sua arena dá a quem joga aí.',
  create: 'Novo voucher',
  sell: { reservation: 'Vender reservas', hour: 'Vender horas' },
  loading: 'Carregando vouchers…',
  failed: 'Não foi possível carregar os vouchers.',
  none: 'Nenhum voucher por aqui ainda',
  noneHint: 'Dê um desconto a um cliente: ele digita o código ao reservar e o preço cai na hora.',
  pageEmpty: 'Não há vouchers nesta página',
  firstPage: 'Ver os mais recentes',
} as const;

export const VOUCHER_SEARCH = {
  label: 'Jogador ou código',
  placeholder: 'Parte do nome ou do código',
  states: 'Mostrar',
  all: 'Todos',
  active: 'Ativos',
  over: 'Expirados',
  empty: 'Sem crédito',
  none: 'Nenhum voucher encontrado',
  showAll: 'Ver todos os vouchers',
} as const;

const STATE_WORDS = { active: 'ativo', over: 'expirado', empty: 'sem crédito' } as const;

/** `Não há voucher expirado com “ana” no nome ou no código.` */
export function noneFoundText({ q, state }: AskedVouchers): string {
  return `Não há voucher${state ? ` ${STATE_WORDS[state]}` : ''}${q === undefined ? '' : ` com “${q}” no nome ou no código`}.`;
}

export const VOUCHER = {
  discount: 'de desconto',
  player: 'Cliente',
  validity: 'Validade',
  forLife: 'Vitalício',
  forLifeHint: 'sem limite de usos',
  reservation: { one: 'crédito', many: 'créditos' },
  hour: { one: 'hora', many: 'horas' },
  copy: 'Copiar',
  copied: 'Copiado',
  recharge: 'Recarregar',
  expire: 'Expirar',
  delete: 'Excluir',
  takeBack: 'Desfazer venda',
  return: 'Encerrar e devolver',
  sold: 'Vendido por',
} as const;

export const CHECK = {
  title: 'Validar voucher',
  label: 'Código do voucher',
  placeholder: 'VERAO-10',
  check: 'Validar',
  close: 'Fechar resultado',
} as const;

export const NEW_VOUCHER = {
  title: 'Novo voucher',
  player: 'Cliente',
  code: 'Código',
  codeHint: 'O cliente digita este código ao reservar.',
  codePlaceholder: 'VERAO-10',
  makeCode: 'Gerar código',
  discount: 'Desconto (%)',
  discountPlaceholder: '25',
  uses: 'Quantas vezes vale',
  byCredits: 'Por créditos',
  forLife: 'Vitalício',
  credits: 'Créditos',
  creditsHint: { reservation: 'Cada reserva usa um crédito.', hour: 'Cada hora reservada usa um crédito.' },
  expire: 'Último dia (opcional)',
  expirePlaceholder: 'Sem data de validade',
  clearExpire: 'Sem data de validade',
  save: 'Criar voucher',
  dismiss: 'Agora não',
} as const;

export const SALE = {
  title: { reservation: 'Vender reservas', hour: 'Vender horas' },
  lead: 'O jogador recebe um código que paga tudo o que reservar com ele, e o valor entra no caixa.',
  player: 'Jogador',
  credits: { reservation: 'Quantas reservas', hour: 'Quantas horas' },
  price: 'Valor recebido',
  method: 'Forma de pagamento',
  save: 'Vender',
  dismiss: 'Agora não',
} as const;

/** Offered for some seconds after a sale. */
export const SOLD = {
  label: 'Última venda',
  title: 'Venda registrada',
  text: 'O voucher vale a partir de agora.',
  undo: 'Desfazer',
} as const;

export const TAKE_BACK = { title: 'Desfazer venda?', confirm: 'Desfazer venda', decline: 'Manter venda' } as const;

export const RECHARGE = {
  title: 'Recarregar voucher',
  credits: { reservation: 'Quantos créditos', hour: 'Quantas horas' },
  save: 'Recarregar',
  dismiss: 'Agora não',
  gone: 'Este voucher não está mais na lista.',
  close: 'Fechar',
} as const;

export const RETURN = {
  title: 'Encerrar e devolver',
  way: 'Como devolver',
  asCredit: 'Crédito do jogador',
  save: 'Encerrar e devolver',
  dismiss: 'Manter voucher',
} as const;

/** What is left of a voucher that was sold, and what that is worth. */
export function returnText({ code, player, sale, ...uses }: Voucher): string {
  return `${code}, de ${player.name}: ${leftOf(uses)}, que valem ${formatReais(sale?.rest ?? 0)}. O voucher acaba e o jogador é avisado. As reservas já feitas com ele ficam como estão.`;
}

export const EXPIRE = { title: 'Expirar voucher?', confirm: 'Expirar voucher', decline: 'Manter voucher' } as const;
export const DELETE = { title: 'Excluir voucher?', confirm: 'Excluir voucher', decline: 'Manter voucher' } as const;

type Named = { readonly code: string; readonly player: { readonly name: string } } | undefined;

/** The consequences of expiring a voucher; it is undefined when it has left the page meanwhile. */
export function expireText(voucher: Named): string {
  return `${nameOf(voucher)} deixa de valer agora. As reservas já feitas com ele ficam como estão.`;
}

export function deleteText(voucher: Named): string {
  return `${nameOf(voucher)} sai da lista e deixa de valer. As reservas já feitas com ele ficam como estão.`;
}

export function takeBackText(voucher: Named): string {
  return `${nameOf(voucher)} deixa de valer, e o valor recebido sai do registro da arena. Devolva-o ao jogador.`;
}

function nameOf(voucher: Named): string {
  return voucher ? `O voucher ${voucher.code}, de ${voucher.player.name},` : 'O voucher';
}

/** `R$ 400,00, PIX na arena` */
export function saleText({ price, method }: NonNullable<Voucher['sale']>): string {
  return `${formatReais(price)}, ${METHOD_NAMES[method]}`;
}
