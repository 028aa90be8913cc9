import { PAYMENT_METHOD_NAMES } from '../../../../domain/arenas/arena.ts';

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

export const BOOKING_RULES = {
  title: 'Regras de reserva',
  lead: 'Valem para as próximas reservas dos jogadores. As suas, feitas por aqui, não têm limite.',
  maxDaysAhead: 'Antecedência máxima, em dias',
  maxDaysAheadHint: 'Até quantos dias antes do jogo um jogador pode reservar.',
  maxUnpaidHours: 'Horas não pagas por jogador',
  maxUnpaidHoursHint: 'Quantas horas a pagar na arena cada jogador pode ter pela frente. Por PIX não há este limite.',
  save: 'Salvar regras',
} as const;

export const ARENA_PROFILE = {
  title: 'Informações públicas',
  lead: 'É assim que os jogadores encontram sua arena e falam com você.',
  name: 'Nome da arena',
  city: 'Cidade',
  instagram: 'Instagram',
  instagramPlaceholder: '@suaarena',
  save: 'Salvar dados',
  see: 'Ver a página da arena',
} as const;
