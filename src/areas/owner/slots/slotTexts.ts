import { slotLabel } from '#domain/values/days/hours.ts';
import type { Day } from '#domain/values/days/day.ts';
import { formatDay, shortWeekday } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { SlotAlteration, timeOf } from '#domain/slots/alteration.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';

export const SLOTS = {
  documentTitle: 'Horários · Quadra Livre',
  title: 'Horários',
  modes: 'Ver horários',
  general: 'Todos os dias',
  opening: 'Funcionamento',
  rules: 'Regras de preço',
  byDay: 'Por dia',
  products: 'Produtos',
  loading: 'Carregando horários…',
  failed: 'Não foi possível carregar seus horários.',
  lead: 'Valem para todas as quadras, todos os dias.',

  create: 'Criar horário',
  pricing: 'Um preço para todos',
  none: 'Sua arena ainda não tem horários',
  noneHint: 'Crie as horas em que as quadras podem ser reservadas, cada uma com seu preço.',

  price: 'Preço por hora',
  save: 'Salvar',
  takePrice: 'Usar este preço',
  on: 'Ativado',
  off: 'Desativado',
} as const;

export const NEW_SLOT = {
  title: 'Criar horário',
  startHour: 'Horário de início',
  startHourHint: 'De 0 a 23. Cada horário dura uma hora.',
  price: 'Preço',
  create: 'Criar',
  dismiss: 'Agora não',
} as const;

export const ALL_PRICES = {
  title: 'Um preço para todos',
  price: 'Preço',
  save: 'Mudar todos os preços',
  dismiss: 'Agora não',
} as const;

/** After one price was set for all. */
export const REPRICED = {
  label: 'Último preço para todos',
  title: 'Um preço para todos',
  text: 'Cada horário pode voltar ao preço de antes.',
  undo: 'Desfazer',
} as const;

export const DELETE_SLOT = {
  title: 'Excluir horário?',
  confirm: 'Excluir horário',
  decline: 'Manter horário',
} as const;

export const BY_DAY = {
  loading: 'Carregando alterações…',
  failed: 'Não foi possível carregar as alterações.',
  lead: 'Uma alteração não pode ser editada: exclua e crie outra.',
  create: 'Criar alteração',
  none: 'Nenhuma alteração de horário',
  noneHint: 'Feche um horário em um feriado, ou dê a um dia um preço especial.',
  pageEmpty: 'Não há alterações nesta página',
  firstPage: 'Ver as mais recentes',
  allCourts: 'Todas as quadras',
  usualPrice: 'Preço de sempre',
} as const;

export const NEW_ALTERATION = {
  title: 'Criar alteração',
  slot: 'Horário',
  chooseSlot: 'Escolha o horário',
  day: 'Dia',
  chooseDay: 'Escolha o dia',
  court: 'Quadra',
  availability: 'Neste dia',
  price: 'Preço neste dia',
  priceHint: 'Vazio: vale o preço de sempre.',
  closedHint: 'Quem já reservou continua com o horário.',
  create: 'Criar',
  dismiss: 'Agora não',
  noSlots: 'Sua arena ainda não tem horários para alterar.',
  createSlots: 'Criar horários',
} as const;

export const DELETE_ALTERATION = {
  title: 'Excluir alteração?',
  confirm: 'Excluir alteração',
  decline: 'Manter alteração',
} as const;

export const LEAVING = {
  title: 'Sair sem salvar?',
  confirm: 'Sair sem salvar',
  decline: 'Continuar aqui',
} as const;

export function unsavedText(prices: number): string {
  return prices === 1
    ? 'Um preço que você mudou ainda não foi salvo.'
    : `${prices} preços que você mudou ainda não foram salvos.`;
}

/** The message after an hour was switched off; undefined when it has no future reservations. */
export function keptText(reservations: number): string | undefined {
  if (reservations === 0) return undefined;
  return reservations === 1
    ? 'A reserva já feita para este horário continua valendo.'
    : `As ${reservations} reservas já feitas para este horário continuam valendo.`;
}

export function deleteSlotText(slot: TimeSlot | undefined): string {
  const hour = slot ? `O horário das ${slotLabel(slot.startHour)}` : 'Este horário';
  return `${hour} deixa de existir em todas as quadras, com as suas alterações por dia.`;
}

export function deleteSlotName({ startHour }: TimeSlot): string {
  return `Excluir o horário das ${slotLabel(startHour)}`;
}

/** Such as `Agora de R$ 60,00 a R$ 120,00, em 12 horários.` */
export function pricesNowText(slots: readonly TimeSlot[]): string {
  const prices = slots.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const hours = slots.length === 1 ? '1 horário' : `${slots.length} horários`;
  return low === high
    ? `Agora ${formatReais(low)}, em ${hours}.`
    : `Agora de ${formatReais(low)} a ${formatReais(high)}, em ${hours}.`;
}

const TIME_WORDS: Readonly<Record<ReturnType<typeof timeOf>, string>> = {
  past: 'Já passou',
  today: 'Hoje',
  future: 'Em breve',
};

/** Such as `Em breve · qua, 25/11/2026`. */
export function dateText(date: Day, time: ReturnType<typeof timeOf>): string {
  return `${TIME_WORDS[time]} · ${shortWeekday(date)}, ${formatDay(date)}`;
}

export function deleteAlterationName(alteration: SlotAlteration): string {
  return `Excluir a alteração de ${formatDay(alteration.date)}, ${slotLabel(alteration.startHour)}`;
}

export function deleteAlterationText(alteration: SlotAlteration | undefined): string {
  if (!alteration) return 'O horário volta a valer como em todos os dias.';
  return `Em ${formatDay(alteration.date)}, o horário das ${slotLabel(alteration.startHour)} volta a valer como em todos os dias.`;
}
