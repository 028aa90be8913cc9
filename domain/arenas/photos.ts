import { Schema } from 'effect';
import { Text } from '../values/text/text.ts';

/** How many photos an arena shows at most: more than fit side by side on the widest screen, few enough for a thin line. */
export const MAX_PHOTOS = 6;

export const PHOTOS_FULL = `A arena já tem ${MAX_PHOTOS} fotos. Remova uma para pôr outra.`;

const TEXT_LENGTH = 120;

/** What a photo shows, for those who do not see it; empty when nobody wrote it. */
const PhotoText = Text.check(
  Schema.isMaxCodePoints(TEXT_LENGTH, { message: `A descrição precisa ter no máximo ${TEXT_LENGTH} caracteres.` }),
);

/** The longest address of a picture that an arena may show; ours are shorter. */
const ADDRESS_LENGTH = 200;

/** A photo by its address, and what it shows. */
const DescribedPhoto = Schema.Struct({ photo: Text.check(Schema.isMaxCodePoints(ADDRESS_LENGTH)), text: PhotoText });
export type DescribedPhoto = typeof DescribedPhoto.Type;

/** All photos of an arena as they are to be: in this order, with these texts. One that is left out goes. */
export const ArrangedPhotos = Schema.Struct({
  photos: Schema.Array(DescribedPhoto).check(Schema.isMaxLength(MAX_PHOTOS)),
});

/** The form of one photo's text. */
export const PhotoTextForm = Schema.Struct({ text: PhotoText });

/** The photos with their texts, from the two lists of an arena; a list of texts may be shorter. */
export function describedPhotos(arena: {
  readonly photos: readonly string[];
  readonly photoTexts: readonly string[];
}): readonly DescribedPhoto[] {
  return arena.photos.map((photo, index) => ({ photo, text: arena.photoTexts[index] ?? '' }));
}

/** With this photo one place nearer to the first, which stands in the arena's card; one that is first already stays so. */
export function movedAhead(photos: readonly DescribedPhoto[], photo: string): readonly DescribedPhoto[] {
  const at = photos.findIndex((one) => one.photo === photo);
  const [before, moved] = [photos[at - 1], photos[at]];
  return before && moved ? photos.toSpliced(at - 1, 2, moved, before) : photos;
}
