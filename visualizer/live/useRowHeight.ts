import { useMediaQuery } from '@mantine/hooks';

/** A row for a mouse is low, one for a finger as high as a finger needs; on a phone it has two lines. */
export function useRowHeight(forMouse: number): number {
  const isTouched = useMediaQuery('(pointer: coarse), (max-width: 30em)', false, { getInitialValueInEffect: false });
  return isTouched ? Math.max(44, forMouse) : forMouse;
}
