import { useMediaQuery } from '@mantine/hooks';

/** A row for a mouse is low, one for a finger as high as a finger needs. */
export function useRowHeight(forMouse: number): number {
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return isTouched ? Math.max(44, forMouse) : forMouse;
}
