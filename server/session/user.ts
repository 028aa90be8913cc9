import type { InferSelectModel } from 'drizzle-orm';
import { TERMS_VERSION } from '../../domain/legal/terms.ts';
import type { User } from '../../domain/people/person.ts';
import type { people } from '../database/schema/people.ts';
import { present } from '../http/present.ts';

export type PersonRow = InferSelectModel<typeof people>;

/** The person's own view of themselves. */
export function userOf(person: PersonRow): User {
  const { id, email, status, role, name, gender, city, phone } = person;
  return {
    id,
    email,
    status,
    role,
    name,
    unableToLogin: status !== 'active',
    ...present({ avatarCDN: person.avatar, gender, city, phone, pendingEmail: pendingEmailOf(person) }),
    ...(isAsked(person) && { termsToAccept: TERMS_VERSION }),
  };
}

/** An admin acts for whoever wrote the terms. */
function isAsked({ role, termsAnswered }: PersonRow): boolean {
  return role !== 'admin' && termsAnswered !== TERMS_VERSION;
}

/** The address whose confirmation link has not been opened yet, if any. */
export function pendingEmailOf({
  email,
  emailConfirmedAt,
  pendingEmail,
}: Pick<PersonRow, 'email' | 'emailConfirmedAt' | 'pendingEmail'>): string | null {
  return pendingEmail ?? (emailConfirmedAt === null ? email : null);
}
