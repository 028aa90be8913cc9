import { MAX_PHOTOS } from '#domain/arenas/photos.ts';
import { SHAPES } from '#domain/uploads/image.ts';
import { type Answer, refuse, type Write } from '#platform/http/handler.ts';
import { dropPicture, keepPicture } from '#platform/uploads/keepPicture.ts';
import type { Prepared, PreparePicture } from '#platform/uploads/preparePicture.ts';
import { changeArena } from './changeArena.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';

type Upload<N extends 'updateArenaAvatar' | 'addArenaPhoto'> = Write<N, Answer<N>, Prepared>;

/** Locks the arena, so that the second of two simultaneous uploads drops the picture that the first one kept. */
export const makeUpdateArenaAvatar = (preparePicture: PreparePicture): Upload<'updateArenaAvatar'> => ({
  prepare: async ({ file }) => (file ? preparePicture(file) : refuse('image_missing')),
  async decide({ viewer }, tx, prepared) {
    const { id, avatar: before } = await lockOwnedArena(tx, viewer);
    await dropPicture(tx, before);
    return changeArena(tx, id, undefined, { avatar: await keepPicture(tx, prepared) });
  },
});

/** An arena without a logo stays so. The version is asked, so that nobody deletes a logo that they have not seen. */
export const removeArenaAvatar: Write<'removeArenaAvatar'> = {
  async decide({ viewer, query }, tx) {
    const { id, avatar } = await lockOwnedArena(tx, viewer);
    await dropPicture(tx, avatar);
    return changeArena(tx, id, query.version, { avatar: null });
  },
};

/** Locks the arena, so that of two who add the last photo at once the second is told that there is no room. */
export const makeAddArenaPhoto = (preparePicture: PreparePicture): Upload<'addArenaPhoto'> => ({
  prepare: async ({ file }) => (file ? preparePicture(file, { shape: SHAPES.photo }) : refuse('image_missing')),
  async decide({ viewer }, tx, prepared) {
    const { id, photos, photoTexts } = await lockOwnedArena(tx, viewer);
    if (photos.length >= MAX_PHOTOS) refuse('photos_full');
    const photo = await keepPicture(tx, prepared, SHAPES.photo);
    const texts = photos.map((_, index) => photoTexts[index] ?? '');
    return changeArena(tx, id, undefined, { photos: [...photos, photo], photoTexts: [...texts, ''] });
  },
});

/** Only photos that the arena has can stay, each once; nobody's picture comes into it by its address. */
export const arrangeArenaPhotos: Write<'arrangeArenaPhotos'> = {
  async decide({ viewer, query, body }, tx) {
    const { id, photos: before } = await lockOwnedArena(tx, viewer);
    const photos = body.photos.map(({ photo }) => photo);
    const areKnown = photos.every((photo, index) => before.includes(photo) && photos.indexOf(photo) === index);
    // The version is asked first: whose list is old is told so.
    const changed = await changeArena(tx, id, query.version, {
      photos,
      photoTexts: body.photos.map(({ text }) => text.trim()),
    });
    if (!areKnown) refuse('photo_not_found');
    for (const photo of before.filter((one) => !photos.includes(one))) await dropPicture(tx, photo);
    return changed;
  },
};
