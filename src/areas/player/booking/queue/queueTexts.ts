import { ROUTES } from '#domain/navigation/routes.ts';

export const JOIN = {
  documentTitle: 'Fila de espera · Quadra Livre',
  title: 'Avise-me',
  lead: 'Quando um destes horários ficar livre, ele é oferecido ao primeiro da fila, que tem 10 minutos para reservar.',
  loading: 'Carregando horários…',
  arenaFailed: 'Não foi possível carregar a arena.',
  hoursFailed: 'Não foi possível carregar os horários.',
  court: 'Quadra',
  anyCourt: 'Qualquer quadra',
  startHour: 'Começa às',
  chooseHour: 'Escolha o horário',
  hours: 'Quantas horas',
  until: 'Até quando avisar',
  pastUntil: 'Este momento já passou. Escolha outro.',
  send: 'Entrar na fila',
  noHour: 'Escolha o horário.',
  notTaken: 'Entre estas horas há horário livre. Reserve-o, ou espere por menos horas.',
  none: 'Nenhum horário ocupado neste dia',
  noneHint: 'Você pode reservar agora, sem esperar.',
  reserve: 'Escolher horário',
  sent: 'Você está na fila',
  sentHint: 'Avisamos no app e por email quando chegar a sua vez.',
  mine: 'Ver minhas filas',
} as const;

/** By how many hours before the first one begins. */
export const UNTIL_CHOICES = [
  { value: '', label: 'Até o horário começar' },
  { value: '1', label: 'Até 1 hora antes' },
  { value: '3', label: 'Até 3 horas antes' },
  { value: '12', label: 'Até 12 horas antes' },
  { value: '24', label: 'Até 1 dia antes' },
] as const;

export const QUEUES = {
  documentTitle: 'Minhas filas · Quadra Livre',
  title: 'Minhas filas',
  lead: 'Os horários ocupados pelos quais você espera.',
  back: { href: ROUTES.myReservations.path, label: 'Minhas reservas' },
  loading: 'Carregando suas filas…',
  failed: 'Não foi possível carregar suas filas.',
  none: 'Você não está em nenhuma fila',
  noneHint: 'O horário que você quer está ocupado? Na página de reserva da arena, toque em Avise-me.',
  anyCourt: 'Qualquer quadra',
  waiting: 'Esperando um destes horários ficar livre.',
  leave: 'Sair da fila',
  offered: 'É a sua vez',
  timeLeft: 'para reservar',
  take: 'Reservar agora',
  decline: 'Não quero',
} as const;

/** What is said of an offer that the player no longer has. */
export const OFFER_ENDS = {
  declined: 'Você não quis este horário: ele passou para o próximo da fila.',
  lapsed: 'O tempo acabou: o horário passou para o próximo da fila.',
  /** Taken, declined or left in another window. */
  gone: 'Esta oferta não vale mais.',
} as const;
