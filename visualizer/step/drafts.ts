import { type Read, jsonText, readJson, readMembers } from './json.ts';
import type { Offer } from './offers.ts';

/** What a card of an offer has in its editor: one of the samples, or what the person wrote, which is never thrown away. */
export interface Draft {
  readonly chosen: number | 'own';
  readonly own: string | null;
}

/** The drafts of a walk, by the type of their offer. */
export type Drafts = Readonly<Record<string, Draft>>;

/** An offer with what is known to come with it, and what is written for it now. */
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

/** What a running delay brings cannot be changed; a reply may be anything; an event has members. */
function readFor({ kind }: Offer, text: string): Read {
  if (kind === 'after') return { value: undefined };
  return kind === 'done' || kind === 'error' ? readJson(text) : readMembers(text);
}

/** For what no test sends. */
function standIn(offer: Offer): unknown {
  if (offer.kind === 'error') return new Error(`${offer.actor} falhou`);
  return offer.kind === 'done' || offer.kind === 'after' ? undefined : {};
}
