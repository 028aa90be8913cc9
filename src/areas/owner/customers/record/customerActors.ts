import { Effect } from 'effect';
import { customerEndpoints } from '#domain/contract/customers.ts';
import { birthdayOf } from '#domain/people/birthday.ts';
import { tagsOf } from '#domain/people/tags.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { download } from '../../../../shared/files/download.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';

/** The form of a record with its real call. */
export function provideCustomerForm({ call }: App) {
  return submissionOf<FormsOf['customers']>({
    customerRecord: ({ id, version, name, phone, note, cpf, email, birthday, city, tags, isCpfTyped }, sending) => {
      const body = {
        name,
        note,
        ...(phone !== '' && { phone }),
        ...(isCpfTyped && { cpf: orNone(cpf) }),
        email: orNone(email),
        birthday: birthday === '' ? null : birthdayOf(birthday),
        city: orNone(city),
        tags: tagsOf(tags),
      };
      return call(customerEndpoints.changeCustomer, { params: { id }, query: { version }, body }, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOfRecord(id)))),
      );
    },
  });
}

/** A copy of what the arena keeps of somebody, and their erasure. */
export function provideRecordRights({ call }: App) {
  return commandOf<CommandsOf['customerFile']>({
    customerData: (id, signal) => download(call, { of: 'customerData', id }, signal),
    eraseCustomer: (id, signal) =>
      call(customerEndpoints.eraseCustomer, { params: { id } }, { signal }).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOfRecord(id)))),
      ),
  });
}

function orNone(typed: string): string | null {
  return typed === '' ? null : typed;
}

/** The key of the draft; each record has its own. */
export function draftOfRecord(id: string): string {
  return `customerRecord ${id}`;
}
