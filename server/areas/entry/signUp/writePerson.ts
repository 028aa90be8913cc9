import { eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { PersonRow } from '#core/people/user.ts';
import { keepPicture } from '#platform/uploads/keepPicture.ts';
import type { Prepared } from '#platform/uploads/preparePicture.ts';

type NewPerson = Omit<typeof people.$inferInsert, 'id' | 'createdAt' | 'avatar'>;

/** Inserts a person, with a picture if there is one. Returns `undefined` and writes nothing when the e-mail has an account. */
export async function writePerson(tx: Transaction, row: NewPerson, picture?: Prepared): Promise<PersonRow | undefined> {
  const [person] = await tx
    .insert(people)
    .values({ ...row, id: newId(), createdAt: tx.now })
    .onConflictDoNothing({ target: people.email })
    .returning();
  return person && picture ? withPicture(tx, person, picture) : person;
}

async function withPicture(tx: Transaction, person: PersonRow, picture: Prepared): Promise<PersonRow> {
  const avatar = await keepPicture(tx, picture);
  await tx.update(people).set({ avatar }).where(eq(people.id, person.id));
  return { ...person, avatar };
}
