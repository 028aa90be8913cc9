import { Result, Schema } from 'effect';

/** What was typed into a form by the name of its field; never a password. */
const Draft = Schema.fromJsonString(Schema.Record(Schema.String, Schema.String));
type Draft = typeof Draft.Type;

const SECRETS = new Set(['password', 'repeated', 'currentPassword']);

/** What was typed before the page was loaded anew, in this tab. */
export function readDraft(form: string): Draft {
  const draft = Schema.decodeUnknownResult(Draft)(sessionStorage.getItem(keyOf(form)));
  return Result.isSuccess(draft) ? draft.success : {};
}

/** Keeps what is typed, but for passwords, until the form is done or the person leaves. */
export function writeDraft(form: string, values: Draft): void {
  const open = Object.entries(values).filter(([field]) => !SECRETS.has(field));
  sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(open)));
}

export function clearDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form));
}

function keyOf(form: string): string {
  return `draft:${form}`;
}
