export const VOUCHERS_PAGE = {
  documentTitle: 'Vouchers · Quadra Livre',
  title: 'Gerenciar Vouchers',
  lead: 'Descontos que a sua arena dá a quem joga aí.',
  create: 'Novo voucher',
  loading: 'Carregando vouchers…',
  failed: 'Não foi possível carregar os vouchers.',
  none: 'Nenhum voucher por aqui ainda',
  noneHint: 'Dê um desconto a um cliente: ele digita o código ao reservar e o preço cai na hora.',
  pageEmpty: 'Não há vouchers nesta página',
  firstPage: 'Ver os mais recentes',
} as const;

export const VOUCHER = {
  discount: 'de desconto',
  player: 'Cliente',
  validity: 'Validade',
  forLife: 'Vitalício',
  forLifeHint: 'sem limite de usos',
  credit: 'crédito',
  credits: 'créditos',
  copy: 'Copiar',
  copied: 'Copiado',
  recharge: 'Recarregar',
  expire: 'Expirar',
  delete: 'Excluir',
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
  creditsHint: 'Cada reserva usa um crédito.',
  expire: 'Último dia (opcional)',
  expirePlaceholder: 'Sem data de validade',
  clearExpire: 'Sem data de validade',
  save: 'Criar voucher',
  dismiss: 'Agora não',
} as const;

export const RECHARGE = {
  title: 'Recarregar voucher',
  credits: 'Quantos créditos',
  save: 'Recarregar',
  dismiss: 'Agora não',
  gone: 'Este voucher não está mais na lista.',
  close: 'Fechar',
} as const;

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

function nameOf(voucher: Named): string {
  return voucher ? `O voucher ${voucher.code}, de ${voucher.player.name},` : 'O voucher';
}
