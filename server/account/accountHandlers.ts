import { and, eq } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import type { Parts } from '../parts.ts';
import { userOf } from '../session/user.ts';
import { makeUpdateMyAvatar } from './avatar.ts';
import { emailHandlers } from './emailHandlers.ts';
import { makeEraseMyAccount } from './eraseMyAccount.ts';
import { makeExportMyData } from './exportMyData.ts';
import { makeUpdateMyAccount } from './updateMyAccount.ts';

/** What people change about themselves. */
export function accountHandlers(parts: Parts) {
  return {
    updateMyProfile,
    updateMyAccount: makeUpdateMyAccount(parts),
    ...emailHandlers(parts),
    updateMyAvatar: makeUpdateMyAvatar(parts),
    exportMyData: makeExportMyData(parts),
    eraseMyAccount: makeEraseMyAccount(parts),
  };
}

const updateMyProfile: Write<'updateMyProfile'> = {
  async decide({ viewer, body: { name, city, phone, gender } }, tx) {
    const [person] = await tx
      .update(people)
      .set({
        city: city.trim(),
        phone,
        ...(name !== undefined && { name: name.trim() }),
        ...(gender !== undefined && { gender }),
      })
      // Whoever asks to be forgotten at the same moment leaves nothing behind.
      .where(and(eq(people.id, signedIn(viewer).personId), eq(people.status, 'active')))
      .returning();
    return person ? { data: { user: userOf(person) } } : refuse('unauthenticated');
  },
};
