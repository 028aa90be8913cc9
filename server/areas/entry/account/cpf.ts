import { and, eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { readCaller } from '#core/people/caller.ts';

/** For the person alone: no other reply has it, and the browser stores it nowhere. */
export function readMyCpf({ database: { orm } }: Pick<Dependencies, 'database'>): Read<'myCpf'> {
  return async ({ viewer }) => {
    const { person } = await readCaller(orm, signedIn(viewer));
    return { data: present({ cpf: person.cpf }) };
  };
}

export const updateMyCpf: Write<'updateMyCpf'> = {
  async decide({ viewer, body: { cpf } }, tx) {
    const changed = await tx
      .update(people)
      .set({ cpf })
      // An account that is erased at the same moment must not get its data back.
      .where(and(eq(people.id, signedIn(viewer).personId), eq(people.status, 'active')))
      .returning({ id: people.id });
    return changed.length > 0 ? { data: {} } : refuse('unauthenticated');
  },
};
