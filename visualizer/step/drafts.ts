import { type Read, jsonText, readJson, readMembers } from './json.ts';
import type { Offer } from './offers.ts';

/** The content of an offer's editor: a sample, or the person's own text, which is kept while a sample is chosen. */
export interface Draft {
  readonly chosen: number | 'own';
  readonly own: string | null;
}

/** The drafts of a walk, by event type of the offer. */
export type Drafts = Readonly<Record<string, Draft>>;

/** An offer with the samples of its data and the current draft. */
export interface Prepared {
  readonly offer: Offer;
  readonly samples: readonly unknown[];
  readonly draft: Draft;
  readonly text: string;
  readonly read: Read;
}

export function prepared(offer: Offer, known: readonly unknown[], draft: Draft = AT_FIRST): Prepared {
  const samples = known.length > 0 ? known : [standIn(offer)];
  const text = draft.chosen === 'own' ? (draft.own ?? '') : jsonText(samples[draft.chosen]);
  return { offer, samples, draft, text, read: readFor(offer, text) };
}

const AT_FIRST: Draft = { chosen: 0, own: null };

/** A delay's event carries no data, a reply carries any value, and other events carry members. */
function readFor({ kind }: Offer, text: string): Read {
  if (kind === 'after') return { value: undefined };
  return kind === 'done' || kind === 'error' ? readJson(text) : readMembers(text);
}

/** The initial data of an offer whose event no test sends. */
function standIn(offer: Offer): unknown {
  if (offer.kind === 'error') return new Error(`${offer.actor} failed`);
  return offer.kind === 'done' || offer.kind === 'after' ? undefined : {};
}
