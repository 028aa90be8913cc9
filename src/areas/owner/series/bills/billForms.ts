import { schemaResolver } from '@mantine/form';
import { BillForgiveness, type BillRule, LAST_DUE_DAY } from '#domain/series/bill.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../../machines/submission/forms.ts';
import { Schema } from 'effect';

/** The key of the draft; each bill has its own. */
export function draftOfBill(form: 'billPayment' | 'billForgiveness', id: string): string {
  return `${form} ${id}`;
}

export const RULE_DRAFT = 'billRule';

/** What is written of a bill that is let off. */
export const reasonFaults = schemaResolver(formSchema(Schema.Struct({ reason: BillForgiveness.fields.reason })), {
  sync: true,
});

/** How an arena chooses that no series ends by itself. */
const NEVER = '';

export const DUE_DAYS = Array.from({ length: LAST_DUE_DAY }, (_, index) => String(index + 1));
const USUAL_GRACE = [5, 10, 15, 20, 30, 45, 60];

/** The days of grace to choose from, `''` for never; the saved one is among them. */
export function graceChoices({ graceDays }: BillRule): string[] {
  const days = new Set(graceDays === null ? USUAL_GRACE : [...USUAL_GRACE, graceDays]);
  return [NEVER, ...[...days].toSorted((a, b) => a - b).map(String)];
}

const USUAL_NOTICE = [2, 6, 12, 24, 48, 72];

/** The hours of notice to choose from, `''` for any; the saved one is among them. */
export function noticeChoices({ skipNoticeHours: saved }: BillRule): string[] {
  const hours = new Set([...USUAL_NOTICE, ...(saved ? [saved] : [])]);
  return [NEVER, ...[...hours].toSorted((a, b) => a - b).map(String)];
}

/** How many weeks of a month may be skipped; `''` for any. */
export const SKIPS = [NEVER, '1', '2', '3', '4'];

export function typedRule({ dueDay, graceDays, skipNoticeHours, skipsAMonth }: BillRule) {
  return {
    dueDay: String(dueDay),
    graceDays: typed(graceDays),
    skipNoticeHours: typed(skipNoticeHours),
    skipsAMonth: typed(skipsAMonth),
  };
}

function typed(bound: number | null | undefined): string {
  return bound === null || bound === undefined ? NEVER : String(bound);
}

export function toRule({ dueDay, ...bounds }: Omit<FormOf<'billRule'>, 'version'>): BillRule {
  const bound = (text: string) => (text === NEVER ? null : Number(text));
  return {
    dueDay: Number(dueDay),
    graceDays: bound(bounds.graceDays),
    skipNoticeHours: bound(bounds.skipNoticeHours),
    skipsAMonth: bound(bounds.skipsAMonth),
  };
}
