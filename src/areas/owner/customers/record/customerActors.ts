import { Effect } from 'effect';
import { customerEndpoints } from '#domain/contract/customers.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';

/** The form of a record with its real call. */
export function provideCustomerForm({ call }: App) {
  return submissionOf<FormsOf['customers']>({
    customerRecord: ({ id, version, name, phone, note }, sending) => {
      const body = { name, note, ...(phone !== '' && { phone }) };
      return call(customerEndpoints.changeCustomer, { params: { id }, query: { version }, body }, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOfRecord(id)))),
      );
    },
  });
}

/** The key of the draft; each record has its own. */
export function draftOfRecord(id: string): string {
  return `customerRecord ${id}`;
}
