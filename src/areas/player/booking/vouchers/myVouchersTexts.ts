import { ROUTES } from '#domain/navigation/routes.ts';

export const MY_VOUCHERS = {
  documentTitle: 'Meus vouchers · Quadra Livre',
  title: 'Meus vouchers',
  lead: 'Cada voucher vale na arena que o deu. Informe o código ao reservar.',
  back: { href: ROUTES.myReservations.path, label: 'Minhas reservas' },
  loading: 'Carregando vouchers…',
  failed: 'Não foi possível carregar seus vouchers.',
  none: 'Você ainda não tem vouchers',
  noneHint: 'Quando uma arena der um desconto a você, ele aparece aqui.',
  pageEmpty: 'Não há vouchers nesta página',
  firstPage: 'Ver os mais recentes',

  credits: 'Crédito nas arenas',
  validUntil: 'válido até',
  debts: 'Você deve',
  debtsHint: 'Este crédito foi usado, e o pagamento que o formou voltou para quem pagou. Acerte no balcão da arena.',
  creditsHint: 'Use ao reservar na arena, ou no balcão dela.',

  discount: 'de desconto',
  code: 'Código',
  validity: 'Validade',
  use: 'Reservar com ele',
  active: 'Ativo',
  usedUp: 'Sem créditos',
  over: 'Expirado',
} as const;
