import type { FieldErrors } from '../values/text/issues.ts';
import {
  BONUS_MESSAGE,
  type CancellationPolicy,
  GIVES,
  type Gives,
  MOST_HOURS,
  TIER_HOURS_MESSAGE,
  TIER_PERCENT_MESSAGE,
  type Tier,
  tierFault,
} from '../arenas/cancellationPolicy.ts';

/** What the form offers: nothing, or what a policy gives. */
export const GIVEN = ['nothing', ...GIVES] as const;

/**
 * A policy while it is typed, flat and in texts as forms are: what it `gives`, the `bonus` of a credit, and for each tier
 * `hours1` and `percent1`, and so on. A tier of which nothing is typed is none.
 */
export type CancellationPolicyForm = Readonly<Record<'gives' | 'bonus' | TierField, string>>;
type TierField = `${keyof Tier}${1 | 2 | 3}`;

/** The fields of the tiers, by the tier's number. */
export const TIER_FIELDS = [
  { hours: 'hours1', percent: 'percent1' },
  { hours: 'hours2', percent: 'percent2' },
  { hours: 'hours3', percent: 'percent3' },
] as const satisfies readonly Record<keyof Tier, TierField>[];

/** The form of what is saved; of what is off, with the tiers that most arenas begin with. */
export function formOf(policy: CancellationPolicy | undefined): CancellationPolicyForm {
  const { tiers, gives, bonus } = policy ?? { tiers: USUAL_TIERS, gives: 'nothing', bonus: 0 };
  const typed = TIER_FIELDS.map(({ hours, percent }, index) => {
    const tier = tiers[index];
    return { [hours]: tier ? String(tier.hours) : '', [percent]: tier ? String(tier.percent) : '' };
  });
  return Object.assign({ gives, bonus: bonus === 0 ? '' : String(bonus) }, ...typed);
}

const USUAL_TIERS: readonly Tier[] = [
  { hours: 24, percent: 100 },
  { hours: 6, percent: 50 },
];

/** What is wrong with the form, by its fields; empty when nothing is. */
export function faultsIn(form: CancellationPolicyForm): FieldErrors {
  if (!isGiven(form.gives)) return {};
  const typed = typedTiers(form);
  const faults: Record<string, string> = {};
  for (const { fields, hours, percent } of typed) {
    if (hours === undefined || hours > MOST_HOURS) faults[fields.hours] = TIER_HOURS_MESSAGE;
    if (percent === undefined || percent < 1 || percent > 100) faults[fields.percent] = TIER_PERCENT_MESSAGE;
  }
  if (form.gives === 'credit' && (wholeIn(form.bonus || '0') ?? 101) > 100) faults['bonus'] = BONUS_MESSAGE;
  if (typed.length === 0) faults[TIER_FIELDS[0].hours] = 'Informe pelo menos uma faixa.';
  const fault = Object.keys(faults).length === 0 ? tierFault(tiersIn(form)) : undefined;
  const at = fault && typed[fault.index]?.fields[fault.member];
  return at && fault ? { [at]: fault.message } : faults;
}

/** The policy that a form without faults says; without tiers when it is to be off. */
export function policyIn(form: CancellationPolicyForm): CancellationPolicy {
  const { gives } = form;
  if (!isGiven(gives)) return { tiers: [], gives: 'refund', bonus: 0 };
  return { tiers: tiersIn(form), gives, bonus: gives === 'credit' ? (wholeIn(form.bonus) ?? 0) : 0 };
}

function isGiven(word: string): word is Gives {
  return GIVES.some((gives) => gives === word);
}

function tiersIn(form: CancellationPolicyForm): Tier[] {
  return typedTiers(form).map(({ hours = 0, percent = 0 }) => ({ hours, percent }));
}

function typedTiers(form: CancellationPolicyForm) {
  return TIER_FIELDS.filter(({ hours, percent }) => form[hours].trim() !== '' || form[percent].trim() !== '').map(
    (fields) => ({ fields, hours: wholeIn(form[fields.hours]), percent: wholeIn(form[fields.percent]) }),
  );
}

function wholeIn(typed: string): number | undefined {
  return /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : undefined;
}
