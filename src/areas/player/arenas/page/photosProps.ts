export type PhotosProps = { name: string; photos: readonly string[] };

/** What the style sheet knows of the number of photos: beyond five they never fit at once. */
export function countMark(photos: readonly unknown[]): number {
  return Math.min(photos.length, 6);
}
