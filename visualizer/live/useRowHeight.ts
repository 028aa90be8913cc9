import { useMediaQuery } from '@mantine/hooks';

/** The row height in pixels: low for a mouse, higher for a finger and for the two lines of a row on a phone. */
export function useRowHeight(forMouse: number): number {
  const isTouched = useMediaQuery('(pointer: coarse), (max-width: 30em)', false, { getInitialValueInEffect: false });
  return isTouched ? Math.max(44, forMouse) : forMouse;
}
