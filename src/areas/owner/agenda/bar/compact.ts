import { useMedia } from '../../../../shared/look/useMedia.ts';

/** A phone, upright or on its side: the grid comes first, and what is about it below. The style sheets say the same. */
const COMPACT = '(max-width: 35.99em), (max-height: 30em)';

export function useIsCompact(): boolean {
  return useMedia(COMPACT);
}
