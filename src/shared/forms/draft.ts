import { Result, Schema } from 'effect';

/** The typed texts by field name; passwords are never included. */
const Draft = Schema.fromJsonString(Schema.Record(Schema.String, Schema.String));
type Draft = typeof Draft.Type;

const SECRETS = new Set(['password', 'repeated', 'currentPassword', 'cpf']);

/** Reads what was typed before a reload in this tab. */
export function readDraft(form: string): Draft {
  const draft = Schema.decodeUnknownResult(Draft)(sessionStorage.getItem(keyOf(form)));
  return Result.isSuccess(draft) ? draft.success : {};
}

/** Stores the typed texts, without passwords and the CPF, until the form is done or the tab is closed. */
export function writeDraft(form: string, values: Draft): void {
  const open = Object.entries(values).filter(([field]) => !SECRETS.has(field));
  if (open.length === 0) return clearDraft(form);
  sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(open)));
}

export function clearDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form));
}

function keyOf(form: string): string {
  return `draft:${form}`;
}
