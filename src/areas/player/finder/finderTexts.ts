import { hourLabel } from '#domain/values/days/hours.ts';
import { type Day, daysBetween, weekdayOf } from '#domain/values/days/day.ts';
import { shortMonth, shortWeekday, spokenDay, spokenWeekday } from '#domain/values/days/formatDay.ts';
import type { FreeArena } from '#domain/finder/freeArena.ts';
import type { Question } from '#domain/finder/question.ts';
import { formatReais } from '#domain/values/money.ts';

export const FINDER = {
  title: 'Quadras livres',
  lead: 'Veja em quais arenas dá para jogar, e reserve com um toque.',
  form: 'O que você procura',
  day: 'Dia',
  now: 'Agora',
  hour: 'Horário',
  hours: 'Duração',
  sport: 'Esporte',
  city: 'Cidade',
  anyCity: 'Todas',
  cover: 'Quadra',
  anyCover: 'Tanto faz',
  covers: { covered: 'Coberta', open: 'Descoberta' },
  near: 'Perto de mim primeiro',
  map: 'Mapa',
  list: 'Lista',
  loadingMap: 'Abrindo o mapa…',
  mapFailed: 'Não foi possível abrir o mapa.',
  undrawable: 'Este navegador não desenha mapas',
  undrawableHint:
    'As arenas continuam na lista. Em outro navegador, ou com a aceleração gráfica ligada, elas aparecem no mapa.',
  onMap: 'Ver no mapa',
  closeCard: 'Fechar',
  closer: 'Aproximar',
  farther: 'Afastar',
  pickHere: 'Buscar perto daqui',
  pickedPlace: 'Ponto escolhido',
  fromPicked: 'Distâncias a partir do ponto escolhido no mapa.',
  forgetPicked: 'Esquecer o ponto',
  mapSource: '© OpenStreetMap',
  locating: 'Esperando o navegador dizer onde você está…',
  placeFaults: {
    refused: [
      'Sem a sua localização',
      'O navegador não pode dizer onde você está. Escolha a cidade, ou permita a localização e marque de novo.',
    ],
    unknown: [
      'Não sabemos onde você está',
      'O navegador não encontrou sua localização. Escolha a cidade, ou desmarque e marque de novo.',
    ],
  },
  unread: 'Parte deste link não pôde ser lida',
  unreadHint: 'O dia ou o horário não existe. Confira abaixo o que está sendo procurado.',
  loading: 'Procurando quadras livres…',
  failed: 'Não foi possível procurar quadras livres.',
  covered: 'coberta',
  reserve: 'Reservar',
  none: 'Nenhuma quadra livre',
  unknownCity: 'Nenhuma arena nesta cidade',
  unknownCityHint: 'Escolha uma das cidades que têm arena.',
  allCities: 'Procurar em todas as cidades',
  widening: 'Procurando horários próximos…',
  otherHours: 'No mesmo dia',
  otherDays: 'No mesmo horário',
  nothingNear: 'Nada livre nem por perto: tente outra cidade, menos horas ou qualquer quadra.',
  anything: 'Recomeçar a busca',
  allArenas: 'Ver todas as arenas',
} as const;

/** Days that can be chosen, from today on. */
export const DAYS_SHOWN = 14;

/** `1 hora`, `2 horas` */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 hora' : `${hours} horas`;
}

/** `Hoje`, `Amanhã`, then `dom, 29 nov`: short, since two fields stand beside each other on a phone. */
export function dayChoice(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return 'Hoje';
  return ahead === 1 ? 'Amanhã' : `${shortWeekday(day)}, ${day.day} ${shortMonth(day)}`;
}

/** `hoje`, `amanhã`, else `domingo, 29 de novembro`. */
function whenText(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return 'hoje';
  return ahead === 1 ? 'amanhã' : spokenDay(day);
}

/** `hoje, 19:00 às 21:00`; the end of a day is 00:00. */
export function stayText({ day, startHour }: { day: Day; startHour: number }, hours: number, today: Day): string {
  return `${whenText(day, today)}, ${hourLabel(startHour)} às ${hourLabel(startHour + hours)}`;
}

/** `850 m`, `2,3 km`, `12 km` */
export function distanceText(metres: number): string {
  if (metres < 1_000) return `${Math.round(metres / 50) * 50} m`;
  const digits = metres < 10_000 ? 1 : 0;
  return `${(metres / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: digits })} km`;
}

/** `1 arena com quadra livre`, `12 arenas com quadra livre` */
export function totalText(total: number): string {
  return `${total === 1 ? '1 arena' : `${total} arenas`} com quadra livre`;
}

/** `1 arena sem posição no mapa`, `2 arenas sem posição no mapa` */
export function unplacedText(arenas: number): string {
  return `${arenas === 1 ? '1 arena' : `${arenas} arenas`} sem posição no mapa`;
}

/** `Arena Maré Alta, R$ 80,50`, or `a partir de` where courts have several prices. */
export function pinLabel({ name, courts }: FreeArena): string {
  const prices = new Set(courts.map(({ price }) => price));
  return `${name}, ${prices.size > 1 ? 'a partir de ' : ''}${formatReais(Math.min(...prices))}`;
}

/** `às 20:00 há 3` */
export function hourChip(startHour: number, arenas: number): string {
  return `às ${hourLabel(startHour)} há ${arenas}`;
}

/** `amanhã há 3` */
export function dayChip(day: Day, today: Day, arenas: number): string {
  const ahead = daysBetween(today, day);
  const name = ahead === 1 ? 'amanhã' : `${spokenWeekday(weekdayOf(day))}, ${day.day}/${day.month}`;
  return `${name} há ${arenas}`;
}

/** Why nothing was found, as far as the question itself says it. */
export function noneText({ when, hours }: Question, now: { readonly day: Day; readonly hour: number }): string {
  const asked = when ?? now;
  if (asked.hour + hours > 24) return 'Depois da meia-noite já é outro dia: escolha menos horas ou um horário antes.';
  const ahead = daysBetween(now.day, asked.day);
  if (ahead < 0 || (ahead === 0 && asked.hour < now.hour)) return 'Este horário já passou.';
  return `Nenhuma arena tem quadra livre ${stayText({ day: asked.day, startHour: asked.hour }, hours, now.day)}.`;
}
