import { closingPath } from '#domain/navigation/paths.ts';
import { putDraft } from '../../../shared/forms/draft.ts';
import { CLOSING_DRAFT, type TypedClosing } from './closingForm.ts';

/** What another page asks to close. */
export interface AskedClosing {
  /** Their ids; none for all. */
  readonly courts: readonly string[];
  /** The first and the last day, as `2026-03-05`. */
  readonly from: string;
  readonly until: string;
  readonly startHour: number;
  readonly endHour: number;
}

/** Fills the form of a closure in, before it is opened. */
export function beginClosing({ courts, from, until, startHour, endHour }: AskedClosing): void {
  const texts = {
    courts: courts.join(),
    period: 'other',
    from,
    until: until === from ? '' : until,
    startHour: String(startHour),
    endHour: String(endHour),
  } satisfies Partial<TypedClosing>;
  putDraft({ form: CLOSING_DRAFT, texts, at: closingPath(from) });
}
