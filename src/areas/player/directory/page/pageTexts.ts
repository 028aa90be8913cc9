import { formatReais } from '#domain/values/money.ts';

export const ARENA = {
  weekly: 'Toda semana',
  weeklyHint: 'Jogue sempre no mesmo dia e horário.',
  ask: 'Quero ser mensalista',
  back: 'Arenas',
  loading: 'Carregando arena…',
  photos: 'Fotos da arena',
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Próxima foto',
  pausePhotos: 'Pausar fotos',
  playPhotos: 'Passar fotos',
  about: 'Sobre a arena',
  where: 'Onde fica',
  opening: 'Funcionamento',
  contact: 'Contato',
  newTab: 'abre em outra aba',
  price: 'Preço da quadra',
  prices: 'Preços por hora',
  perHour: 'por hora',
  reserve: 'Fazer reserva',
  failedTitle: 'Algo deu errado',
  failed: 'Ocorreu um erro ao carregar os dados da arena.',
  again: 'Tentar novamente',
} as const;

export const PAYMENT_HINTS = {
  platform: 'Pague por PIX ao reservar.',
  local: 'Pague na arena, no dia do jogo.',
} as const;

/** `R$ 50,00`, or `R$ 40,00 a R$ 50,00`; in centavos. */
export function rangeText(lowest: number, highest: number): string {
  return lowest === highest ? formatReais(lowest) : `${formatReais(lowest)} a ${formatReais(highest)}`;
}

/** Replaces the description of an arena that has none. */
export function welcomeText(name: string): string {
  return `Boas-vindas! A ${name} espera você e a sua turma com o pé na areia. Escolha um horário e venha jogar.`;
}

/** Said when another picture is shown. */
export function photoNumber(index: number, count: number): string {
  return `Foto ${index + 1} de ${count}`;
}

/** Names a slide of the carousel. */
export function slideText(index: number, count: number): string {
  return `${index + 1} de ${count}`;
}

export function photoText(name: string, index: number, count: number): string {
  return `${name}, foto ${index + 1} de ${count}`;
}
