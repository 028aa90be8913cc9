import { IconArrowDownRight, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHideOnLeave } from '../../../../shared/look/pieces/useHideOnLeave.ts';
import classes from './Tools.module.css';
import { TOOLS } from './toolTexts.ts';

/** Somewhere on the page that one can jump to. */
interface JumpPlace {
  readonly name: string;
  /** `4 de 6 jogadas`; told below the name. */
  readonly hint?: string;
}

type JumpMenuProps = { places: readonly JumpPlace[]; onJump: (name: string) => void };

/** Few places are all on screen soon enough by scrolling. */
const FEWEST = 3;

/** All groups in a sheet, to go to one of them. Buttons, because a select would jump with each press of an arrow key. */
export function JumpMenu({ places, onJump }: JumpMenuProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useHideOnLeave(sheet);
  const [isOpen, setOpen] = useState(false);
  if (places.length < FEWEST) return null;
  const jump = (name: string) => {
    // Closed first: a sheet that closes gives the focus back to the button that opened it.
    flushSync(() => sheet.current?.hidePopover());
    onJump(name);
  };
  return (
    <>
      <button type="button" className={classes.chip} popoverTarget={id}>
        <IconArrowDownRight size={18} stroke={1.75} aria-hidden />
        {TOOLS.jump}
      </button>
      <div
        id={id}
        ref={sheet}
        popover="auto"
        role="dialog"
        aria-label={TOOLS.jumpTitle}
        className={classes.sheet}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <>
            <div className={classes.sheetHead}>
              <h2 className={classes.sheetTitle}>{TOOLS.jumpTitle}</h2>
              <button type="button" className={classes.chip} popoverTarget={id} popoverTargetAction="hide">
                <IconX size={18} stroke={1.75} aria-hidden />
                {TOOLS.close}
              </button>
            </div>
            <ul className={classes.places}>
              {places.map(({ name, hint }) => (
                <li key={name}>
                  <button type="button" className={classes.place} onClick={() => jump(name)}>
                    {name}
                    {hint !== undefined && <span>{hint}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
