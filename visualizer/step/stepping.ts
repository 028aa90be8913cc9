import type { AnyStateMachine } from 'xstate';
import { type Walks, samplesOf } from '../walks.ts';
import { answersTo } from './answers.ts';
import { type Drafts, type Prepared, prepared } from './drafts.ts';
import { carriedBy, eventOf, offersOf } from './offers.ts';
import type { ChartEvent, Traced } from './walker.ts';
import type { Dictionary } from '../texts/pt.ts';
import { wrongText } from './json.ts';

/** All offers from outside, each with samples from the tests and with its draft. */
export function preparedOffers(traced: Traced, chartId: string, walks: Walks, drafts: Drafts): readonly Prepared[] {
  return offersOf(traced)
    .filter(({ kind }) => kind !== 'inner')
    .map((offer) => {
      const samples = offer.kind === 'after' ? [] : samplesOf(walks, chartId, offer.type).map(carriedBy);
      return prepared(offer, samples, drafts[offer.type]);
    });
}

/** The event of a card with its current draft; undefined while the draft is not readable. */
export function eventIn({ offer, read }: Prepared): ChartEvent | undefined {
  return 'value' in read ? eventOf(offer, read.value) : undefined;
}

/** Why a card's event cannot be sent as it is written; null when it can. */
export function whyNotSent({ chart }: Traced, card: Prepared, { json, whyNot }: Dictionary): string | null {
  const { read, offer } = card;
  if ('wrong' in read) return wrongText(read.wrong, json);
  const answers = answersTo(chart, eventOf(offer, read.value));
  if (answers.some(({ wins }) => wins)) return null;
  const broken = answers.find(({ says }) => typeof says === 'object');
  if (broken) return whyNot.guardBreaks(broken.guard);
  return offer.kind === 'wildcard' ? whyNot.otherReceives : whyNot.noGuardHolds;
}

/** An event that makes the chart take that transition now: first the draft of each offer is tried, then its samples. */
export function eventTaking(
  transition: string,
  traced: Traced,
  offers: readonly Prepared[],
): { readonly event: ChartEvent; readonly sample: number | null; readonly type: string } | undefined {
  for (const each of offers) {
    const { offer, samples } = each;
    const written = eventIn(each);
    if (written && takes(traced, written, transition)) return { event: written, sample: null, type: offer.type };
    const sample = samples.findIndex((carried) => takes(traced, eventOf(offer, carried), transition));
    if (sample >= 0) return { event: eventOf(offer, samples[sample]), sample, type: offer.type };
  }
  return undefined;
}

/** The transitions that some draft or sample would make the chart take now. */
export function possibleNow({ chart }: Traced, offers: readonly Prepared[]): ReadonlySet<string> {
  const events = offers.flatMap((each) => [
    eventIn(each),
    ...each.samples.map((carried) => eventOf(each.offer, carried)),
  ]);
  return new Set(
    events.flatMap((event) =>
      event === undefined ? [] : answersTo(chart, event).flatMap((answer) => (answer.wins ? [answer.transition] : [])),
    ),
  );
}

/** The reason why a transition cannot be taken now. */
export function whyNotTaken(
  machine: AnyStateMachine,
  transition: string,
  { chart }: Traced,
  texts: Dictionary['whyNot'],
): string {
  if (chart.status !== 'active') return `${texts.over}.`;
  const source = transition.split(' ')[0] ?? '';
  const isActive = chart._nodes.some(({ id }) => id === source);
  if (!isActive) return texts.notActive(machine.getStateNodeById(source).path.join('.') || machine.id);
  if (transition.includes(' always ')) return texts.waitsForNothing;
  return texts.nothingLeadsThere;
}

function takes({ chart }: Traced, event: ChartEvent, transition: string): boolean {
  return answersTo(chart, event).some((answer) => answer.wins && answer.transition === transition);
}
