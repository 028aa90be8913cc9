import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { picturePath, readPicturePath, type Shape, SHAPES } from '#domain/uploads/image.ts';
import { pictures } from '../database/schema/pictures.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Prepared } from './preparePicture.ts';

/** Stores a picture under an unguessable name and returns its address, in its shape's usual width; pages may request another. */
export async function keepPicture(
  tx: Transaction,
  prepared: Prepared,
  { usual }: Shape = SHAPES.square,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await tx.insert(pictures).values(prepared.map(({ width, bytes }) => ({ id, width, bytes, createdAt: tx.now })));
  return picturePath(id, usual);
}

/** Deletes a picture in all its widths. Ignores addresses that are not ours (null, or those of the demo data). */
export async function dropPicture(tx: Transaction, address: string | null): Promise<void> {
  const picture = address === null ? undefined : readPicturePath(address);
  if (picture) await tx.delete(pictures).where(eq(pictures.id, picture.id));
}
