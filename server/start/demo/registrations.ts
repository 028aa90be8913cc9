import { fromIsoDay } from '#domain/values/days/day.ts';
import { invitationEnd } from '#domain/registrations/invitation.ts';
import type { RegistrationStatus, ShirtSize } from '#domain/registrations/registration.ts';
import { endOfDay } from '#core/arenas/today.ts';
import type { DemoCategory } from './events.ts';
import type { Cast } from './people.ts';
import { HOUR_MS, idAt } from './pix.ts';

type Person = Cast['star'];
type PaidVia = 'gateway' | 'organizer' | null;

export interface DemoMember {
  readonly player: Person;
  readonly paidVia: PaidVia;
  readonly shirtSize: ShirtSize | null;
  /** A PIX of theirs is pending. */
  readonly hasPix: boolean;
  /** The open invitation: who invited them, and until when they may answer. Null if there is none. */
  readonly asked: { readonly by: Person; readonly until: Date } | null;
}

export interface DemoRegistration {
  readonly id: string;
  readonly of: DemoCategory;
  readonly status: RegistrationStatus;
  readonly createdAt: Date;
  readonly members: readonly DemoMember[];
}

/** How the members of a registration paid: by PIX (g), to the organizer (o), or not yet (-). One letter per member. */
const PAID = ['gggg', '-gg-', '----', 'oooo', 'g-gg', 'go-o', 'gggg', '--g-'] as const;
const SIZES: readonly ShirtSize[] = ['M', 'P', 'G', 'M', 'PP', 'G1', 'P', 'G2'];
const PEOPLE_IN = { 'pre-formed': 2, teams: 4, randomly: 1 } as const;

/** The registrations of a category, the oldest first; no player occurs twice. */
export function demoRegistrations(category: DemoCategory, cast: Cast, now: Date): DemoRegistration[] {
  const { story, opened, closed } = category;
  const size = PEOPLE_IN[story.format];
  const others = circle(cast, category);
  const count = story.registered + (story.cancelled ?? 0);
  const crowd = Array.from({ length: count }, (_, index): DemoRegistration => {
    const isCancelled = index < (story.cancelled ?? 0);
    const createdAt = between(opened, closed, (index + 0.5) / count);
    const players = others.slice(index * size, (index + 1) * size);
    const letters = isCancelled ? '----' : lettersOf(category, index);
    const asked = story.hasUnanswered && index === count - 1 ? 1 : undefined;
    return registration(category, { players, letters, createdAt, isCancelled, asked });
  });
  if (!story.star) return crowd;
  if (story.star === 'invited') {
    return [...crowd, starsInvitation(category, cast, others.slice(count * size, count * size + size - 1), now)];
  }
  const partner = others.slice(count * size).find(({ gender }) => story.who === 'women' || gender === 'M');
  return [...crowd, starsRegistration(category, cast, partner, now)];
}

/** The players who fit the category; each category starts at another place in the list, so that its players differ. */
function circle({ players }: Cast, { story, row }: DemoCategory): Person[] {
  const gender = story.who === 'women' ? 'F' : 'M';
  const fit = story.who === 'all' ? players : players.filter((player) => player.gender === gender);
  // An even number, because women and men alternate in the list.
  const from = 2 * Math.floor(((story.category.length + row.priceCentavos / 500) % fit.length) / 2);
  return [...fit.slice(from), ...fit.slice(0, from)];
}

function lettersOf({ row, isSettled }: DemoCategory, index: number): string {
  const letters = PAID[index % PAID.length] ?? PAID[0];
  const settled = isSettled ? letters.replaceAll('-', 'g') : letters;
  return row.paymentViaGateway ? settled : settled.replaceAll('g', 'o');
}

/** Marina registers late, so that her payment is still possible. */
function starsRegistration(category: DemoCategory, { star }: Cast, partner: Person | undefined, now: Date) {
  const { story, closed } = category;
  const hasPix = story.star === 'with a PIX';
  const createdAt = story.star === 'paid' ? closed : new Date(now.getTime() - (hasPix ? 3 : 2) * HOUR_MS);
  const players = partner ? [star, partner] : [star];
  const isCancelled = category.calledOffAt !== null;
  const letters = isCancelled ? '--' : story.star === 'paid' ? 'gg' : '-g';
  return registration(category, { players, letters, createdAt, isCancelled, hasPix });
}

/** A team that is complete except for Marina, who was invited five hours ago. */
function starsInvitation(category: DemoCategory, { star }: Cast, mates: readonly Person[], now: Date) {
  const createdAt = new Date(now.getTime() - 5 * HOUR_MS);
  return registration(category, {
    players: [star, ...mates],
    letters: '----',
    createdAt,
    isCancelled: false,
    asked: 0,
  });
}

interface Entry {
  readonly players: readonly Person[];
  readonly letters: string;
  readonly createdAt: Date;
  readonly isCancelled: boolean;
  readonly hasPix?: boolean;
  /** The position of the member who has not answered the invitation. */
  readonly asked?: number | undefined;
}

function registration(of: DemoCategory, entry: Entry): DemoRegistration {
  const { players, letters, createdAt, isCancelled, hasPix, asked } = entry;
  const by = players.findLast((_, position) => position !== asked);
  const closesAt = endOfDay(fromIsoDay(of.row.registrationEndsOn));
  const members = players.map((player, position): DemoMember => {
    const isAsked = position === asked;
    const paidVia = isAsked ? null : (({ g: 'gateway', o: 'organizer' } as const)[letters[position] ?? ''] ?? null);
    const size = SIZES[(player.name.length + position) % SIZES.length] ?? 'M';
    return {
      player,
      paidVia,
      shirtSize: of.haveTShirts ? size : null,
      hasPix: hasPix === true && position === 0,
      asked: isAsked && by ? { by, until: invitationEnd(createdAt, closesAt) } : null,
    };
  });
  const isPaid = members.every(({ paidVia }) => paidVia !== null);
  const status = isCancelled ? 'CANCELADA' : isPaid ? 'PAGA' : 'PENDENTE';
  return { id: idAt(createdAt), of, status, createdAt, members };
}

function between(from: Date, to: Date, share: number): Date {
  return new Date(from.getTime() + (to.getTime() - from.getTime()) * share);
}
