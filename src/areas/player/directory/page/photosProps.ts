/** `texts` say what each photo shows; empty where nobody wrote it. */
export type PhotosProps = { name: string; photos: readonly string[]; texts: readonly string[] };

/** The number of photos for the style sheet, at most 6: more than five never fit at once. */
export function countMark(photos: readonly unknown[]): number {
  return Math.min(photos.length, 6);
}

/** How wide a photo is drawn, by the style sheet's own widths. */
export const PHOTO_SIZES = '(min-width: 100em) 352px, (min-width: 64em) 366px, (min-width: 36em) 50vw, 100vw';
