import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { DEFAULT_SPORT, isSport, type Sport } from '../courts/sport.ts';
import { type Day, IsoDay, toIsoDay } from '../values/days/day.ts';
import { usablePart } from '../values/text/text.ts';
import { MOST_HOURS } from './stay.ts';

/** With a roof, or under the sky. */
export const Cover = Schema.Literals(['covered', 'open']);
export type Cover = typeof Cover.Type;

/** Longer than the name of any city. */
export const MOST_CITY_LETTERS = 100;

/** What somebody looks for. Its address can be shared, so the page of the answer is part of it. */
export interface Question {
  /** On the arena's own wall clock; null is the hour that runs there now. */
  readonly when: { readonly day: Day; readonly hour: number } | null;
  readonly hours: number;
  /** On courts where it is played, and chosen then on the reserve page. */
  readonly sport: Sport;
  /** Empty for all. */
  readonly city: string;
  readonly cover: Cover | null;
  /** The nearest first. The place itself is in no address. */
  readonly isNear: boolean;
  /** Seen on a map too, where the server has one. */
  readonly isMap: boolean;
  /** From 1. */
  readonly page: number;
}

/** What is looked for until something is chosen: an hour on a court now, anywhere. */
export const FIRST_QUESTION: Question = {
  when: null,
  hours: 1,
  sport: DEFAULT_SPORT,
  city: '',
  cover: null,
  isNear: false,
  isMap: false,
  page: 1,
};

const COVER_WORDS: Readonly<Record<Cover, string>> = { covered: 'coberta', open: 'descoberta' };
const COVERS = Object.entries(COVER_WORDS);

const YES = 'sim';
const MAP = 'mapa';

const readDay = Schema.decodeUnknownOption(IsoDay);
const isHour = Schema.is(StartHour);
const isCover = Schema.is(Cover);

/**
 * Reads `?dia=2026-03-05&hora=19&duracao=2&esporte=FUTEVOLEI&cidade=Santos&quadra=coberta&perto=sim&ver=mapa&pagina=2`. Nothing in it is
 * trusted: what cannot be read, such as the 31st of February or hour 25, is left out, and `hasUnread` says so.
 */
export function readQuestion(search: string): { readonly question: Question; readonly hasUnread: boolean } {
  const parameters = new URLSearchParams(search);
  const when = whenOf(parameters.get('dia'), parameters.get('hora'));
  const hours = numberOf(parameters.get('duracao') ?? '1', MOST_HOURS);
  const page = numberOf(parameters.get('pagina') ?? '1', 100_000);
  const sport = parameters.get('esporte') ?? DEFAULT_SPORT;
  const covered = parameters.get('quadra');
  const cover = COVERS.find(([, word]) => word === covered)?.[0];
  const view = parameters.get('ver');
  const question: Question = {
    when: when ?? null,
    hours: hours ?? 1,
    sport: isSport(sport) ? sport : DEFAULT_SPORT,
    city: usablePart(parameters.get('cidade') ?? '')
      .trim()
      .slice(0, MOST_CITY_LETTERS),
    cover: isCover(cover) ? cover : null,
    isNear: parameters.get('perto') === YES,
    isMap: view === MAP,
    page: page ?? 1,
  };
  const isRead = when !== undefined && hours !== undefined && page !== undefined && isSport(sport);
  const isSeen = view === null || view === MAP;
  return { question, hasUnread: !isRead || !isSeen || (covered !== null && cover === undefined) };
}

/** The inverse of {@link readQuestion}; empty for {@link FIRST_QUESTION}. */
export function questionSearch({ when, hours, sport, city, cover, isNear, isMap, page }: Question): string {
  const parameters = new URLSearchParams({
    ...(when && { dia: toIsoDay(when.day), hora: String(when.hour) }),
    ...(hours > 1 && { duracao: String(hours) }),
    ...(sport !== DEFAULT_SPORT && { esporte: sport }),
    ...(city !== '' && { cidade: city }),
    ...(cover && { quadra: COVER_WORDS[cover] }),
    ...(isNear && { perto: YES }),
    ...(isMap && { ver: MAP }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString();
  return parameters && `?${parameters}`;
}

/** Null when the address names neither; `undefined` when it names what is no hour of a day. */
function whenOf(dia: string | null, hora: string | null): Question['when'] | undefined {
  if (dia === null && hora === null) return null;
  const day = readDay(dia);
  const hour = /^\d{1,2}$/.test(hora ?? '') ? Number(hora) : Number.NaN;
  return day._tag === 'Some' && isHour(hour) ? { day: day.value, hour } : undefined;
}

/** A whole number from 1 to the greatest. */
function numberOf(text: string, greatest: number): number | undefined {
  const number = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  return number <= greatest ? number : undefined;
}
