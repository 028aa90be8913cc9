import type { CropArea } from '../../../machines/uploads/picture.ts';

/**
 * The largest centred part of a shape: the default crop.
 * @param ratio width divided by height
 */
export function middleOf(picture: { width: number; height: number }, ratio: number): CropArea {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
