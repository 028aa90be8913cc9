import { fromIsoDay } from '../../domain/days/day.ts';
import { invitationEnd } from '../../domain/registrations/invitation.ts';
import type { RegistrationStatus, ShirtSize } from '../../domain/registrations/registration.ts';
import { endOfDay } from '../events/today.ts';
import type { DemoCategory } from './events.ts';
import type { Cast } from './people.ts';
import { HOUR_MS, idAt } from './pix.ts';

type Person = Cast['star'];
type PaidVia = 'gateway' | 'organizer' | null;

export interface DemoMember {
  readonly player: Person;
  readonly paidVia: PaidVia;
  readonly shirtSize: ShirtSize | null;
  /** A PIX of theirs waits at the bank. */
  readonly hasPix: boolean;
  /** Named by another, and has not answered: until when that waits, and who it was. */
  readonly asked: { readonly by: Person; readonly until: Date } | null;
}

export interface DemoRegistration {
  readonly id: string;
  readonly of: DemoCategory;
  readonly status: RegistrationStatus;
  readonly createdAt: Date;
  readonly members: readonly DemoMember[];
}

/** How those of a registration paid: by PIX (g), the organizer (o), or not yet (-). One letter for each who plays. */
const PAID = ['gggg', '-gg-', '----', 'oooo', 'g-gg', 'go-o', 'gggg', '--g-'] as const;
const SIZES: readonly ShirtSize[] = ['M', 'P', 'G', 'M', 'PP', 'G1', 'P', 'G2'];
const PEOPLE_IN = { 'pre-formed': 2, teams: 4, randomly: 1 } as const;

/** Who is in a category, the first to register first; nobody twice. */
export function demoRegistrations(category: DemoCategory, cast: Cast, now: Date): DemoRegistration[] {
  const { told, opened, closed } = category;
  const size = PEOPLE_IN[told.format];
  const others = circle(cast, category);
  const count = told.registered + (told.cancelled ?? 0);
  const crowd = Array.from({ length: count }, (_, index): DemoRegistration => {
    const isCancelled = index < (told.cancelled ?? 0);
    const createdAt = between(opened, closed, (index + 0.5) / count);
    const players = others.slice(index * size, (index + 1) * size);
    const letters = isCancelled ? '----' : lettersOf(category, index);
    const asked = told.hasUnanswered && index === count - 1 ? 1 : undefined;
    return registration(category, { players, letters, createdAt, isCancelled, asked });
  });
  if (!told.star) return crowd;
  if (told.star === 'invited') {
    return [...crowd, starsInvitation(category, cast, others.slice(count * size, count * size + size - 1), now)];
  }
  const partner = others.slice(count * size).find(({ gender }) => told.who === 'women' || gender === 'M');
  return [...crowd, starsRegistration(category, cast, partner, now)];
}

/** Those who fit the category, begun elsewhere for each, so that not the same play everywhere. */
function circle({ players }: Cast, { told, row }: DemoCategory): Person[] {
  const gender = told.who === 'women' ? 'F' : 'M';
  const fit = told.who === 'all' ? players : players.filter((player) => player.gender === gender);
  // An even number: in the list women and men take turns.
  const from = 2 * Math.floor(((told.category.length + row.priceCentavos / 500) % fit.length) / 2);
  return [...fit.slice(from), ...fit.slice(0, from)];
}

function lettersOf({ row, isSettled }: DemoCategory, index: number): string {
  const letters = PAID[index % PAID.length] ?? PAID[0];
  const settled = isSettled ? letters.replaceAll('-', 'g') : letters;
  return row.paymentViaGateway ? settled : settled.replaceAll('g', 'o');
}

/** Marina registers late: what she owes she can still pay. */
function starsRegistration(category: DemoCategory, { star }: Cast, partner: Person | undefined, now: Date) {
  const { told, closed } = category;
  const hasPix = told.star === 'with a PIX';
  const createdAt = told.star === 'paid' ? closed : new Date(now.getTime() - (hasPix ? 3 : 2) * HOUR_MS);
  const players = partner ? [star, partner] : [star];
  const isCancelled = category.calledOffAt !== null;
  const letters = isCancelled ? '--' : told.star === 'paid' ? 'gg' : '-g';
  return registration(category, { players, letters, createdAt, isCancelled, hasPix });
}

/** A team is complete but for Marina, who was asked a while ago. */
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
  /** Whose place waits for an answer. */
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
