import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AVATAR_SIDES, picturePath, readPicturePath } from '../../domain/uploads/image.ts';
import { pictures } from '../database/schema/pictures.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Prepared } from './preparePicture.ts';

/** The width that an address names when nobody asks for another. */
const [, USUAL_WIDTH] = AVATAR_SIDES;

/** Keeps a picture under a name that nobody can guess, and returns its address. */
export async function keepPicture(tx: Transaction, prepared: Prepared): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await tx.insert(pictures).values(prepared.map(({ width, bytes }) => ({ id, width, bytes, createdAt: tx.now })));
  return picturePath(id, USUAL_WIDTH);
}

/** Deletes a picture in all its widths. An address that is not one of ours (none, or the demonstration's) is left alone. */
export async function dropPicture(tx: Transaction, address: string | null): Promise<void> {
  const picture = address === null ? undefined : readPicturePath(address);
  if (picture) await tx.delete(pictures).where(eq(pictures.id, picture.id));
}
