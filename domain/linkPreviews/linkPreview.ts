import { type AskedChoice, choiceSearch } from '../booking/choice.ts';
import { spansOf } from '../values/days/hours.ts';
import { periodText, plainDay, sentence, spokenDay } from '../values/days/formatDay.ts';
import { type Day, toIsoDay } from '../values/days/day.ts';
import { formatReais } from '../values/money.ts';
import { type LastScore, scoredStage, scoreText } from './lastScore.ts';
import { arenaPath, publicEventPath, publicTournamentPath, reservePath } from '../navigation/paths.ts';

/** What messengers draw of a link, and what search engines read of its page. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The one address of the page, whichever address led to it. */
  readonly path: string;
  /** The link's own address when it names hours: it is told to messengers, while search engines keep `path`. */
  readonly shared?: { readonly path: string; readonly search: string };
  readonly card: Card;
  /** What the page is about in the words of schema.org; `at` makes a whole address of a path. */
  readonly about: (at: (path: string) => string) => Readonly<Record<string, unknown>>;
}

/** Of the picture of a preview, in pixels: the size that messengers ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What is drawn on the picture of a preview. */
export interface Card {
  readonly headline: string;
  /** Under the headline: where, and when. */
  readonly lines: readonly string[];
  /** `A partir de R$ 40,00` */
  readonly price?: string;
  /** The address of the uploaded picture that is drawn beside it. */
  readonly picture?: string;
}

/** Of an arena, what strangers may know. */
export interface PreviewedArena {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly district?: string;
  readonly street?: string;
  readonly courts: number;
  /** The lowest of an hour, in centavos; missing where none is offered. */
  readonly price?: number;
  readonly picture?: string;
}

/** Of an event that is approved and has a public page. */
export interface PreviewedEvent {
  readonly id: string;
  readonly name: string;
  readonly startDate: Day;
  readonly endDate: Day;
  readonly arenaName: string;
  readonly city: string;
  readonly street: string;
  /** The lowest of its categories, in centavos a player; missing without categories. */
  readonly price?: number;
  readonly picture?: string;
}

/** Of one of its categories. */
export interface PreviewedTournament {
  readonly id: string;
  readonly name: string;
  /** In centavos a player. */
  readonly price: number;
  readonly event: PreviewedEvent;
  /** While it is being played. */
  readonly lastScore?: LastScore;
}

/** The preview of every page that has none of its own. */
export const PLATFORM: Card = {
  headline: 'Quadra Livre',
  lines: ['Beach tennis, futevôlei e vôlei de praia', 'Reserve a quadra e pague por PIX'],
};

export function arenaPreview(arena: PreviewedArena): LinkPreview {
  const { id, name, city, district, street, courts, price, picture } = arena;
  const place = placeOf(arena);
  const path = arenaPath(id);
  const hour = price === undefined ? '' : ` A partir de ${formatReais(price)} a hora.`;
  return {
    title: name,
    description: `${courtsText(courts)} em ${place}.${hour} Veja os horários livres e reserve na hora.`,
    path,
    card: {
      headline: name,
      lines: [place, courtsText(courts)],
      ...(price !== undefined && { price: fromText(price) }),
      ...(picture !== undefined && { picture }),
    },
    about: (at) => ({
      '@type': 'SportsActivityLocation',
      name,
      url: at(path),
      address: addressOf({ city, street, district }),
      ...(picture !== undefined && { image: at(picture) }),
      ...(price !== undefined && { priceRange: fromText(price) }),
    }),
  };
}

/** Of a link to hours that somebody has chosen, for friends who are to play. Nobody has looked whether they are free. */
export function choicePreview(arena: PreviewedArena, { day, hours }: Pick<AskedChoice, 'day' | 'hours'>): LinkPreview {
  const preview = arenaPreview(arena);
  const place = placeOf(arena);
  const courts = new Set(hours.map(({ court }) => court)).size;
  const spans = spansOf([...new Set(hours.map(({ startHour }) => startHour))]).join(', ');
  return {
    ...preview,
    // When first: a card that cuts it shows the arena on its picture.
    title: `${sentence(plainDay(day))}, ${spans} · ${arena.name}`,
    description: `Vamos jogar? ${courts === 1 ? place : `${courts} quadras em ${place}`}. Veja se o horário ainda está livre e reserve.`,
    shared: { path: reservePath(arena.id), search: choiceSearch({ day, chosen: hours }) },
    card: { ...preview.card, lines: [sentence(spokenDay(day)), spans, place] },
  };
}

export function eventPreview(event: PreviewedEvent): LinkPreview {
  const { id, name, arenaName, city, price } = event;
  const path = publicEventPath(id);
  const when = periodText(event);
  // The lowest of its categories: one that costs more must not be a surprise.
  const cost = price === undefined ? undefined : `Inscrições a partir de ${formatReais(price)}`;
  return {
    title: name,
    description: `${when}, ${arenaName}, ${city}.${cost === undefined ? '' : ` ${cost}.`} Veja as categorias, os grupos e os resultados.`,
    path,
    card: cardOf(event, { headline: name, lines: [when, `${arenaName}, ${city}`] }, cost),
    about: (at) => aboutEvent(at, { ...event, path, price }),
  };
}

/** While it is played the match that was scored last stands where one was told what it costs. */
export function tournamentPreview({ id, name, price, event, lastScore }: PreviewedTournament): LinkPreview {
  const path = publicTournamentPath(id);
  const when = periodText(event);
  const told = lastScore && `${scoredStage(lastScore)}: ${scoreText(lastScore)}`;
  const cost = `Inscrição ${formatReais(price)}`;
  const card: Pick<Card, 'headline' | 'lines'> = {
    headline: name,
    lines: [event.name, told ?? `${when}, ${event.city}`],
  };
  return {
    title: `${name}, ${event.name}`,
    description: told
      ? `${told}. Grupos, partidas e chave, com os placares de agora.`
      : `${when}, ${event.arenaName}, ${event.city}. ${cost} por jogador. Grupos, partidas e chave.`,
    path,
    card: cardOf(event, card, lastScore ? undefined : cost),
    about: (at) => ({
      ...aboutEvent(at, { ...event, name: `${name}, ${event.name}`, path, price }),
      superEvent: { '@type': 'SportsEvent', name: event.name, url: at(publicEventPath(event.id)) },
    }),
  };
}

/** `Gonzaga, Santos` */
function placeOf({ city, district }: PreviewedArena): string {
  return district === undefined ? city : `${district}, ${city}`;
}

/** `3 quadras de areia` */
function courtsText(courts: number): string {
  return courts === 1 ? '1 quadra de areia' : `${courts} quadras de areia`;
}

function fromText(price: number): string {
  return `A partir de ${formatReais(price)}`;
}

function cardOf(
  { picture }: Pick<PreviewedEvent, 'picture'>,
  card: Pick<Card, 'headline' | 'lines'>,
  price: string | undefined,
): Card {
  return {
    ...card,
    ...(price !== undefined && { price }),
    ...(picture !== undefined && { picture }),
  };
}

type Told = Omit<PreviewedEvent, 'id' | 'price'> & { readonly path: string; readonly price: number | undefined };

function aboutEvent(at: (path: string) => string, event: Told) {
  const { name, startDate, endDate, arenaName, city, street, path, price, picture } = event;
  return {
    '@type': 'SportsEvent',
    name,
    url: at(path),
    startDate: toIsoDay(startDate),
    endDate: toIsoDay(endDate),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: arenaName, address: addressOf({ city, street, district: undefined }) },
    ...(picture !== undefined && { image: at(picture) }),
    ...(price !== undefined && {
      offers: { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'BRL', url: at(path) },
    }),
  };
}

interface Address {
  readonly city: string;
  readonly street: string | undefined;
  readonly district: string | undefined;
}

function addressOf({ city, street, district }: Address) {
  const streetAddress = [street, district].filter((part) => part !== undefined && part !== '').join(', ');
  return {
    '@type': 'PostalAddress',
    ...(streetAddress !== '' && { streetAddress }),
    addressLocality: city,
    addressCountry: 'BR',
  };
}
