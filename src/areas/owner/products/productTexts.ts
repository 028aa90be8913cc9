import type { Product } from '#domain/products/product.ts';
import { soldText, type Sale } from '#domain/products/sale.ts';
import { formatReais } from '#domain/values/money.ts';
import { METHOD_NAMES } from '#domain/ledger/movement.ts';
import { formatMoment } from '#domain/values/days/moment.ts';

export const PRODUCTS = {
  loading: 'Carregando produtos…',
  failed: 'Não foi possível carregar seus produtos.',
  lead: 'O que sua arena vende além de horários. Nas reservas e no caixa, cada produto é um toque. Não há cozinha nem nota fiscal.',
  list: 'Produtos',
  create: 'Novo produto',
  none: 'Nenhum produto à venda',
  noneHint:
    'Água, raquete por hora, day use, aula avulsa: ponha na conta da reserva ou receba no balcão, em dois toques.',
} as const;

export const PRODUCT_FORM = {
  newTitle: 'Novo produto',
  editTitle: 'Editar produto',
  name: 'Nome',
  namePlaceholder: 'Água',
  price: 'Preço',
  priceHint: 'O que já foi vendido fica pelo preço combinado.',
  stock: 'Estoque',
  stockHint: 'Em branco, o estoque não é contado.',
  create: 'Pôr à venda',
  save: 'Salvar produto',
  dismiss: 'Agora não',
  gone: 'Este produto foi retirado em outra janela.',
  close: 'Voltar aos produtos',
} as const;

export const RETIRE = {
  title: 'Tirar da venda?',
  confirm: 'Tirar da venda',
  decline: 'Manter à venda',
} as const;

export const SELLING = {
  title: 'Produtos',
  add: 'Pôr na conta',
  sold: 'Na conta',
  owed: 'a receber',
  undo: 'Desfazer',
  pay: 'Receber',
  list: 'Produtos à venda',
  counter: 'Vender produto',
  counterHint: 'Escolha como foi pago e toque no produto.',
  method: 'Como foi pago',
  last: 'Últimas vendas no balcão',
} as const;

/** `Água R$ 5,00`, and how many are left of what is counted. */
export function offerText({ name, price, stock }: Product): string {
  return `${name} ${formatReais(price)}${stock === undefined ? '' : ` · ${leftText(stock)}`}`;
}

function leftText(stock: number): string {
  if (stock === 0) return 'acabou';
  return stock === 1 ? 'resta 1' : `restam ${stock}`;
}

export function stockText({ stock }: Product): string {
  return stock === undefined ? 'sem contar estoque' : leftText(stock);
}

export function editName({ name }: Product): string {
  return `Editar ${name}`;
}

export function retireName({ name }: Product): string {
  return `Tirar ${name} da venda`;
}

export function retireText(product: Product | undefined): string {
  const name = product?.name ?? 'Este produto';
  return `${name} deixa de aparecer nas reservas e no caixa. O que já está em contas continua nelas.`;
}

/** The name of the button that undoes a sale. */
export function undoName(sale: Sale): string {
  return `Desfazer: ${soldText(sale)}`;
}

/** `vendido por Bia · PIX na arena`, or that it is owed. */
export function saleDetail({ by, method }: Sale): string {
  return `vendido por ${by} · ${method ? METHOD_NAMES[method] : SELLING.owed}`;
}

/** The same at the counter, with its hour. */
export function counterDetail(sale: Sale, zone: string): string {
  return `${formatMoment(sale.at, zone)} · ${saleDetail(sale)}`;
}

/** `Receber R$ 25,50 de produtos` */
export function owedText(centavos: number): string {
  return `${SELLING.pay} ${formatReais(centavos)} de produtos`;
}
