import { Result, Schema } from 'effect';
import type { User } from '#domain/people/person.ts';
import type { Unfinished } from '../../../machines/session/unfinished.ts';
import { allDrafts, clearDraft, here, putDraft, readDraft, TypedDraft } from '../forms/draft.ts';

/** How long what somebody typed waits for them to come back. */
const KEPT_MS = 12 * 60 * 60 * 1000;

/** What was typed when a session ended in the middle; it is that person's, at that arena. */
const SetAside = Schema.Struct({
  person: Schema.String,
  arena: Schema.NullOr(Schema.String),
  /** Epoch milliseconds. */
  until: Schema.Number,
  /** Path and query of the page that was open. */
  path: Schema.String,
  drafts: Schema.Array(TypedDraft),
});
export type SetAside = typeof SetAside.Type;

const StoredAside = Schema.fromJsonString(SetAside);
const StoredOffer = Schema.fromJsonString(Schema.Struct({ path: Schema.String, forms: Schema.Array(Schema.String) }));

/** In the tab's storage, as the drafts: it goes with the tab, and with 'Sair'. */
const ASIDE = 'setAside';
const OFFER = 'unfinished';

/**
 * What this tab keeps of a person's forms; null when that is nothing.
 * @param now epoch milliseconds
 */
export function typedBy(user: User, now: number): SetAside | null {
  const drafts = allDrafts();
  if (drafts.length === 0) return null;
  // What was offered and not taken up stays what is offered, unless something newer is open.
  const path = drafts.some(({ at }) => at === here()) ? here() : (readUnfinished()?.path ?? here());
  return { person: user.id, arena: user.worksAt ?? null, until: now + KEPT_MS, path, drafts };
}

/** Keeps it while nobody is signed in. */
export function putAside(aside: SetAside): void {
  sessionStorage.setItem(ASIDE, Schema.encodeSync(StoredAside)(aside));
}

/**
 * Gives somebody who signed in the drafts that were set aside for them; those for anybody else, and late ones, are deleted.
 * @param now epoch milliseconds
 */
export function takeBack(user: User, now: number): void {
  const stored = Schema.decodeUnknownResult(StoredAside)(sessionStorage.getItem(ASIDE));
  sessionStorage.removeItem(ASIDE);
  if (!Result.isSuccess(stored)) return;
  const { person, arena, until, path, drafts } = stored.success;
  if (person !== user.id || arena !== (user.worksAt ?? null) || now >= until) return;
  for (const draft of drafts) putDraft(draft);
  const forms = drafts.filter(({ at }) => at === path).map(({ form }) => form);
  if (forms.length > 0) sessionStorage.setItem(OFFER, Schema.encodeSync(StoredOffer)({ path, forms }));
}

/** What the signed-in person can go on with: a page, and its forms that still have a draft. */
export function readUnfinished(): Unfinished | null {
  const stored = Schema.decodeUnknownResult(StoredOffer)(sessionStorage.getItem(OFFER));
  if (!Result.isSuccess(stored)) return null;
  const { path } = stored.success;
  const forms = stored.success.forms.filter((form) => Object.keys(readDraft(form)).length > 0);
  return forms.length > 0 ? { path, forms } : null;
}

/** Offers it no more; the drafts stay. */
export function endOffer(): void {
  sessionStorage.removeItem(OFFER);
}

/** Deletes the drafts of what is offered. */
export function discardUnfinished(): void {
  for (const form of readUnfinished()?.forms ?? []) clearDraft(form);
  endOffer();
}
