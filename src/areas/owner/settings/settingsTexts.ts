import { PAYMENT_METHOD_NAMES } from '#domain/arenas/arena.ts';
import { formatReais } from '#domain/values/money.ts';

export const OWNER_SETTINGS = {
  documentTitle: 'Configurações · Quadra Livre',
  title: 'Configurações',
  loading: 'Carregando sua arena…',
  failed: 'Não foi possível carregar sua arena.',
} as const;

export const PAYMENT_METHOD = {
  title: 'Método de pagamento',
  lead: 'Como as próximas reservas são pagas. As que já existem continuam como foram feitas.',
  label: 'Como você quer receber',
  save: 'Salvar método',
  choices: [
    {
      value: 'platform',
      label: PAYMENT_METHOD_NAMES.platform,
      hint: 'O jogador paga por PIX ao reservar. Sem o pagamento em 1 hora, o horário volta a ficar livre.',
    },
    {
      value: 'local',
      label: PAYMENT_METHOD_NAMES.local,
      hint: 'O jogador reserva agora e paga quando chega. Você confirma o que recebeu.',
    },
  ],
} as const;

export const ARENA_PIX = {
  title: 'PIX no balcão',
  lead: 'A chave da arena, para quem paga na hora: o QR com o valor aparece ao receber, no recibo, na folha do dia e nas cobranças. O dinheiro cai direto na sua conta, e a equipe marca o pagamento.',
  key: 'Chave PIX',
  keyHint: 'Email, CPF, CNPJ, chave aleatória ou celular. Vazio tira o QR.',
  receiver: 'Nome de quem recebe',
  receiverHint: 'Como está na conta do banco: quem paga compara antes de confirmar.',
  shown: 'No código vai assim:',
  save: 'Salvar chave PIX',
} as const;

export const BOOKING_RULES = {
  title: 'Regras de reserva',
  lead: 'Valem para as próximas reservas dos jogadores. As suas, feitas por aqui, não têm limite.',
  maxDaysAhead: 'Antecedência máxima, em dias',
  maxDaysAheadHint: 'Até quantos dias antes do jogo um jogador pode reservar.',
  maxUnpaidHours: 'Horas não pagas por jogador',
  maxUnpaidHoursHint: 'Quantas horas a pagar na arena cada jogador pode ter pela frente. Por PIX não há este limite.',
  voucherUnit: 'O que um crédito de voucher vale',
  voucherUnitHint: 'Vale para todos os vouchers da arena. Reservas já feitas devolvem o que usaram.',
  creditMonths: 'Validade do crédito dos jogadores',
  creditMonthsHint:
    'Conta de quando o jogador ganhou ou usou crédito pela última vez. O que já existe ganha o prazo inteiro, a partir de hoje.',
  save: 'Salvar regras',
} as const;

export const CANCELLATION = {
  title: 'Cancelamento',
  lead: 'Quanto volta a um jogador que cancela uma reserva já paga por PIX. As reservas já feitas continuam com a regra de quando foram feitas.',
  gives: 'O que o jogador recebe de volta',
  tiers: 'Faixas',
  tiersHint: 'Da mais distante à mais próxima do horário. As que ficarem vazias não contam.',
  hours: 'Horas antes',
  percent: 'Volta, em %',
  bonus: 'Crédito a mais, em %',
  bonusHint: 'Quanto o crédito vale a mais do que o dinheiro de volta. Vazio é nada a mais.',
  preview: 'O jogador lê',
  off: 'O jogador não cancela uma reserva paga; só falando com a arena.',
  save: 'Salvar cancelamento',
} as const;

export const GIVES_NAMES = {
  nothing: 'Nada: cada caso com a arena',
  refund: 'O dinheiro, pelo PIX',
  credit: 'Crédito nesta arena',
} as const;

/** `Faixa 1: horas antes`, for those who do not see the table. */
export function tierLabel(number: number): string {
  return `Faixa ${number}: `;
}

export const UNIT_NAMES = { reservation: 'Uma reserva', hour: 'Uma hora' } as const;

export const UNIT_CHOICES = [
  { value: 'reservation', label: UNIT_NAMES.reservation, hint: 'De qualquer duração e em quantas quadras for.' },
  { value: 'hour', label: UNIT_NAMES.hour, hint: 'Duas horas, ou uma hora em duas quadras, usam dois créditos.' },
] as const;

export const CREDIT_NAMES = {
  never: 'Não vence',
  3: '3 meses sem uso',
  6: '6 meses sem uso',
  12: '12 meses sem uso',
  24: '24 meses sem uso',
} as const;

export const CREDIT_CHOICES = [
  { value: 'never', label: CREDIT_NAMES.never },
  { value: '3', label: CREDIT_NAMES[3] },
  { value: '6', label: CREDIT_NAMES[6] },
  { value: '12', label: CREDIT_NAMES[12] },
  { value: '24', label: CREDIT_NAMES[24] },
] as const;

export const ARENA_PROFILE = {
  title: 'Informações públicas',
  lead: 'É assim que os jogadores encontram sua arena e falam com você.',
  name: 'Nome da arena',
  city: 'Cidade',
  street: 'Endereço',
  streetPlaceholder: 'Rua e número',
  district: 'Bairro',
  position: 'Posição no mapa',
  positionHint:
    'Cole o link do Google Maps da arena, ou latitude e longitude: quem procura ‘perto de mim’ encontra você. Vazio tira a posição.',
  positionPlaceholder: '-23.967, -46.333',
  description: 'Sobre a arena',
  descriptionHint: 'O que faz as pessoas voltarem: a areia, o bar, os banheiros, o estacionamento.',
  instagram: 'Instagram',
  instagramPlaceholder: '@suaarena',
  save: 'Salvar dados',
  see: 'Ver a página da arena',
} as const;

export const ARENA_ZONE = {
  title: 'Fuso horário',
  lead: 'É o relógio da arena: por ele valem os horários, os lembretes, os prazos e o calendário dos jogadores.',
  label: 'Fuso horário da arena',
  doubt: 'Há mais de um lugar com o nome da sua cidade. Confira o fuso.',
  save: 'Salvar fuso',
  change: 'Mudar o fuso mesmo assim',
} as const;

/** `Em Manaus, o fuso é Manaus (UTC−4).`, where the arena has another one. */
export function cityZoneText(city: string, zone: string): string {
  return `Em ${city}, o fuso é ${zone}.`;
}

/** @param least centavos */
export function leastPriceText(least: number): string {
  return `Abaixo de ${formatReais(least)} a conta que recebe o PIX não cobra: uma reserva com total menor não pode ser paga pelo app.`;
}
