import { type RefObject, useEffect } from 'react';

/**
 * Hides a native popover when Tab has led out of it: what has the focus would lie under it. A focus that the page moves
 * by itself, as after a dialog, leaves it open.
 */
export function useHideOnLeave(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Its target is what has the focus by then.
    const onKey = ({ key, target }: KeyboardEvent) => {
      const { current } = popover;
      if (key !== 'Tab' || !current || !(target instanceof Element) || current.contains(target)) return;
      // The button that opened it would, pressed, open it again.
      if (target.getAttribute('popovertarget') !== current.id && current.matches(':popover-open'))
        current.hidePopover();
    };
    addEventListener('keyup', onKey);
    return () => removeEventListener('keyup', onKey);
  }, [popover]);
}
