import { useMedia } from '../../../../shared/look/useMedia.ts';

/** A phone, upright or on its side: what closes courts floats above the tabs. The style sheets say the same. */
const PHONE = '(max-width: 35.99em), (max-height: 30em)';

export function useIsPhone(): boolean {
  return useMedia(PHONE);
}
