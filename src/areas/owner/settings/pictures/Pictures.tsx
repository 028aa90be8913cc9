import type { Arena } from '#domain/arenas/arena.ts';
import { Logo } from './Logo.tsx';
import { Photos } from './Photos.tsx';
import type { PictureUploads } from './usePictureUploads.ts';

/** The arena's logo and its photos. Each is saved as soon as it is chosen. */
export function Pictures({ arena, uploads }: { arena: Arena; uploads: PictureUploads }) {
  return (
    <div>
      <Logo arena={arena} actor={uploads.logo} />
      <Photos arena={arena} upload={uploads.photo} />
    </div>
  );
}
