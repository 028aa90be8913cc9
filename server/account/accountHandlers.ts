import { eq } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse, type Write } from '../http/handler.ts';
import type { Parts } from '../parts.ts';
import { userOf } from '../session/user.ts';
import { makeUpdateMyAvatar } from './avatar.ts';

/** What people change about themselves. */
export function accountHandlers(parts: Parts) {
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
        .where(eq(people.id, signedIn(viewer).personId))
        .returning();
      return person ? { data: { user: userOf(person) } } : refuse('unauthenticated');
    },
  };
  const updateMyAccount: Read<'updateMyAccount'> = async () => refuse('internal');
  const exportMyData: Read<'exportMyData'> = async () => refuse('internal');
  const eraseMyAccount: Read<'eraseMyAccount'> = async () => refuse('internal');
  return { updateMyProfile, updateMyAccount, updateMyAvatar: makeUpdateMyAvatar(parts), exportMyData, eraseMyAccount };
}
