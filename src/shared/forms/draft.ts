import { Result, Schema } from 'effect';

/** The typed texts by field name; passwords are never included. */
const Draft = Schema.Record(Schema.String, Schema.String);
type Draft = typeof Draft.Type;

const StoredDraft = Schema.fromJsonString(Draft);

const SECRETS = new Set(['password', 'repeated', 'currentPassword', 'cpf']);

/** A form's draft, and the address of the page that it was typed on. */
export const TypedDraft = Schema.Struct({ form: Schema.String, texts: Draft, at: Schema.String });
export type TypedDraft = typeof TypedDraft.Type;

/** Reads what was typed before a reload in this tab. */
export function readDraft(form: string): Draft {
  const draft = Schema.decodeUnknownResult(StoredDraft)(sessionStorage.getItem(keyOf(form)));
  return Result.isSuccess(draft) ? draft.success : {};
}

/** As {@link readDraft}, for a form that is another one at each address. */
export function readDraftHere(form: string): Draft {
  return sessionStorage.getItem(addressKeyOf(form)) === here() ? readDraft(form) : {};
}

/** Stores the typed texts, without passwords and the CPF, until the form is done or the tab is closed. */
export function writeDraft(form: string, values: Draft): void {
  putDraft({ form, texts: values, at: here() });
}

export function clearDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form));
  sessionStorage.removeItem(addressKeyOf(form));
}

/** As {@link writeDraft}, of another page. */
export function putDraft({ form, texts, at }: TypedDraft): void {
  const open = Object.entries(texts).filter(([field]) => !SECRETS.has(field));
  if (open.length === 0) return clearDraft(form);
  sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(open)));
  sessionStorage.setItem(addressKeyOf(form), at);
}

/** Everything that this tab keeps of forms. */
export function allDrafts(): readonly TypedDraft[] {
  const forms = Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT));
  return forms.map((key) => {
    const form = key.slice(DRAFT.length);
    return { form, texts: readDraft(form), at: sessionStorage.getItem(addressKeyOf(form)) ?? '' };
  });
}

/** Path and query of the page on screen. */
export function here(): string {
  return location.pathname + location.search;
}

const DRAFT = 'draft:';

function keyOf(form: string): string {
  return `${DRAFT}${form}`;
}

function addressKeyOf(form: string): string {
  return `draftAt:${form}`;
}
