import type { ReactNode } from 'react';
import { SearchField } from '../../../../shared/forms/SearchField.tsx';
import paper from '../Paper.module.css';
import classes from './Tools.module.css';
import { TOOLS } from './toolTexts.ts';
import type { Sought } from './useSought.ts';

type ToolsProps = {
  sought: Sought;
  /** How many matches can be played now; absent where there are tables. */
  toPlay?: number;
  /** How much of all is shown, told when less than all is asked for. */
  found: string;
  /** What else can be done with the list. */
  children?: ReactNode;
};

/** Above a long list: the search by a name, the filter, and what else is done with the whole of it. */
export function Tools({ sought, toPlay, found, children }: ToolsProps) {
  const { text, isToPlayOnly, search, askToPlayOnly } = sought;
  return (
    <div className={`${classes.tools} ${paper.off}`}>
      <div className={classes.search}>
        <SearchField value={text} onChange={search} words={TOOLS.search} />
      </div>
      {toPlay !== undefined && (
        <button
          type="button"
          className={classes.chip}
          aria-pressed={isToPlayOnly}
          onClick={() => askToPlayOnly(!isToPlayOnly)}
        >
          {TOOLS.toPlay} <span className={classes.count}>({toPlay})</span>
        </button>
      )}
      {children}
      <p className={classes.found} role="status">
        {found}
      </p>
    </div>
  );
}
