import type { InferSelectModel } from 'drizzle-orm';
import type { User } from '../../domain/people/person.ts';
import type { people } from '../database/schema/people.ts';
import { present } from '../http/present.ts';

export type PersonRow = InferSelectModel<typeof people>;

/** A person as they see themselves. */
export function userOf(person: PersonRow): User {
  const { id, email, status, role, name, gender, city, phone } = person;
  return {
    id,
    email,
    status,
    role,
    name,
    unableToLogin: status !== 'active',
    ...present({ avatarCDN: person.avatar, gender, city, phone }),
  };
}
