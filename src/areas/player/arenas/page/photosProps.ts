export type PhotosProps = { name: string; photos: readonly string[] };

/** The number of photos for the style sheet, at most 6: more than five never fit at once. */
export function countMark(photos: readonly unknown[]): number {
  return Math.min(photos.length, 6);
}
