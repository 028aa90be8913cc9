import { type RefObject, useEffect } from 'react';

/** Hides a native popover when the focus is on the page outside it: what has the focus would lie under it. */
export function useHideOnLeave(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const { current } = popover;
      if (!current || !(target instanceof Element) || current.contains(target)) return;
      // Pressed, the button that opened it hides it by itself, or would open it again.
      if (target.getAttribute('popovertarget') !== current.id && current.matches(':popover-open'))
        current.hidePopover();
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, [popover]);
}
