import { Schema } from 'effect';
import { formatReais, percentOf } from '../values/money.ts';

/** Most tiers of a policy: it is read in one look. */
const MOST_TIERS = 3;
/** Nobody cancels a game more days ahead for less than all of it. */
export const MOST_HOURS = 30 * 24;

export const TIER_HOURS_MESSAGE = `Informe de 0 a ${MOST_HOURS} horas.`;
export const TIER_PERCENT_MESSAGE = 'Informe de 1 a 100 %.';
export const BONUS_MESSAGE = 'Informe de 0 a 100 %.';

/** Who cancels `hours` or more before the first hour begins gets `percent` of what they paid. */
const Tier = Schema.Struct({
  hours: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MOST_HOURS }, { message: TIER_HOURS_MESSAGE })),
  percent: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }, { message: TIER_PERCENT_MESSAGE })),
});
export type Tier = typeof Tier.Type;

/** What becomes of the part that a player gets: it goes back the way it came, or the arena owes it to them. */
export const GIVES = ['refund', 'credit'] as const;
export type Gives = (typeof GIVES)[number];

/**
 * What a player gets who cancels a reservation that was paid through the platform. Without tiers it is off: such a reservation
 * is cancelled by the arena alone. `bonus`: the percent by which a credit is more than a refund would be.
 */
export const CancellationPolicy = Schema.Struct({
  tiers: Schema.Array(Tier).check(Schema.isMaxLength(MOST_TIERS, { message: `Use no máximo ${MOST_TIERS} faixas.` })),
  gives: Schema.Literals(GIVES),
  bonus: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 }, { message: BONUS_MESSAGE })),
}).check(
  Schema.makeFilter(({ tiers }) => {
    const fault = tierFault(tiers);
    return fault && { path: ['tiers', fault.index, fault.member], issue: fault.message };
  }),
  Schema.makeFilter(({ gives, bonus }) => gives === 'credit' || bonus === 0 || { path: ['bonus'], issue: NO_BONUS }),
);
export type CancellationPolicy = typeof CancellationPolicy.Type;

const NO_BONUS = 'Só um crédito pode ter um valor a mais.';

interface TierFault {
  readonly index: number;
  readonly member: keyof Tier;
  readonly message: string;
}

/** What no single tier says: the first fault of them together, in whatever order they are. */
export function tierFault(tiers: readonly Tier[]): TierFault | undefined {
  for (const [index, { hours, percent }] of tiers.entries()) {
    if (tiers.findIndex((other) => other.hours === hours) < index) {
      return { index, member: 'hours', message: 'Já há uma faixa com este prazo.' };
    }
    if (tiers.some((other) => other.hours > hours && other.percent < percent)) {
      return { index, member: 'percent', message: 'Quem cancela mais perto do horário não pode receber mais.' };
    }
  }
  return undefined;
}

/** The tiers in the order in which a player meets them, the longest before the game first. */
export function inOrder(tiers: readonly Tier[]): Tier[] {
  return tiers.toSorted((a, b) => b.hours - a.hours);
}

/** What a cancellation comes to, in centavos: `paid` = `returned` + what the arena keeps. The `bonus` of a credit is on top. */
export interface Terms {
  readonly paid: number;
  readonly returned: number;
  readonly bonus: number;
  readonly gives: Gives;
}

/** What a player's cancellation came to, or their choice of a credit for what a closure cancelled. */
export type OwnTerms = Terms & { readonly byClosure?: boolean };

const HOUR_MS = 60 * 60_000;

interface Paid {
  /** Centavos. */
  readonly paid: number;
  /** When the first hour begins. */
  readonly begins: Date;
}

/** What cancelling comes to now, and until when; undefined when nothing would be returned any more. */
export function termsAt(
  policy: CancellationPolicy,
  { paid, begins }: Paid,
  now: Date,
): (Terms & { readonly until: Date }) | undefined {
  const left = begins.getTime() - now.getTime();
  const tier = inOrder(policy.tiers).find(({ hours }) => left > 0 && left >= hours * HOUR_MS);
  if (!tier) return undefined;
  const returned = percentOf(paid, tier.percent * 100);
  if (returned === 0) return undefined;
  const bonus = policy.gives === 'credit' ? percentOf(returned, policy.bonus * 100) : 0;
  return { paid, returned, bonus, gives: policy.gives, until: new Date(begins.getTime() - tier.hours * HOUR_MS) };
}

/** What the arena keeps of what was paid, in centavos. */
export function keptOf({ paid, returned }: Pick<Terms, 'paid' | 'returned'>): number {
  return paid - returned;
}

/** The sums in one text, which a player's cancellation repeats: other sums than those that were shown are refused. */
export function tokenOf({ paid, returned, bonus, gives }: Terms): string {
  return [gives, paid, returned, bonus].join('-');
}

/** `R$ 60,00 voltam pelo PIX e R$ 60,00 ficam com a arena`, without its full stop. */
export function termsText(terms: Terms): string {
  const { returned, bonus, gives } = terms;
  const kept = keptOf(terms);
  const back =
    gives === 'refund'
      ? `${formatReais(returned)} voltam pelo PIX`
      : `${formatReais(returned + bonus)} viram crédito nesta arena`;
  return kept === 0 ? back : `${back} e ${formatReais(kept)} ficam com a arena`;
}

/** The policy in words, for players and for its preview; empty when it is off. */
export function policyText({ tiers, gives, bonus }: CancellationPolicy): string {
  const [first, ...others] = inOrder(tiers);
  if (!first) return '';
  const what = gives === 'refund' ? 'do valor pago voltam pelo PIX' : 'do valor pago viram crédito nesta arena';
  const more = gives === 'credit' && bonus > 0 ? `, com ${bonus} % a mais` : '';
  const rest = others.map((tier) => `; ${untilText(tier)}, ${tier.percent} %`).join('');
  return `Cancelando ${untilText(first)}, ${first.percent} % ${what}${more}${rest}. Depois disso, só falando com a arena.`;
}

function untilText({ hours }: Tier): string {
  if (hours === 0) return 'antes do início';
  return `até ${hours === 1 ? '1 hora' : `${hours} horas`} antes`;
}
