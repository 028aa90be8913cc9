import type { CropArea } from '../../../machines/uploads/picture.ts';

/** The largest centred square: the default crop. */
export function middleSquare({ width, height }: { width: number; height: number }): CropArea {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}
