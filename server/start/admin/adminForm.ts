import { Result, Schema } from 'effect';
import { PersonName } from '#domain/people/profile.ts';
import { Email, NewPassword } from '#domain/session/credentials.ts';
import { type FieldErrors, fieldErrors } from '#domain/values/text/issues.ts';
import { commonPasswordFault } from '#core/people/commonPasswords.ts';

/** The fields of an administrator's account, with the same rules as for everybody who signs up. */
const AdminForm = Schema.Struct({ name: PersonName, email: Email, password: NewPassword });
export type AdminForm = typeof AdminForm.Type;

const decode = Schema.decodeUnknownResult(AdminForm, { errors: 'all' });

/** The faults of the given values by field; empty when there are none. */
export async function faultsOf(given: Readonly<Record<keyof AdminForm, string>>): Promise<FieldErrors> {
  const decoded = decode(given);
  if (Result.isFailure(decoded)) return fieldErrors(decoded.failure.issue);
  const { name, email, password } = decoded.success;
  const fault = await commonPasswordFault(password, { email, names: [name] });
  return fault === undefined ? {} : { password: fault };
}
