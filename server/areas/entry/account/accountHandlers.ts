import { and, eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { readUser, worksAtOf } from '#core/people/user.ts';
import { makeUpdateMyAvatar } from './avatar.ts';
import { emailHandlers } from './emailHandlers.ts';
import { readMyCpf, updateMyCpf } from './cpf.ts';
import { makeReauthenticate } from '#core/people/reauthenticate.ts';
import { makeUpdateMyAccount } from './updateMyAccount.ts';

export function accountHandlers(dependencies: Dependencies) {
  return {
    updateMyProfile,
    myCpf: readMyCpf(dependencies),
    updateMyCpf,
    updateMyAccount: makeUpdateMyAccount(dependencies),
    reauthenticate: makeReauthenticate(dependencies),
    ...emailHandlers(dependencies),
    updateMyAvatar: makeUpdateMyAvatar(dependencies),
  };
}

const updateMyProfile: Write<'updateMyProfile'> = {
  async decide({ viewer, body: { name, city, phone, gender } }, tx) {
    const [person] = await tx
      .update(people)
      .set({
        city,
        phone,
        ...(name !== undefined && { name }),
        ...(gender !== undefined && { gender }),
      })
      // An account that is erased at the same moment must not get its data back.
      .where(and(eq(people.id, signedIn(viewer).personId), eq(people.status, 'active')))
      .returning();
    return person ? { data: { user: await readUser(tx, person, worksAtOf(viewer)) } } : refuse('unauthenticated');
  },
};
