import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Fragment } from 'react';
import { type Done, originOfDeed } from './deskTexts.ts';
import classes from './DeedHistory.module.css';

type PastDeed = Done & { readonly isUndoable: boolean };

type DeedHistoryProps<Deed extends PastDeed> = {
  title: string;
  /** Absent while there was none. */
  deeds: readonly Deed[] | undefined;
  /** What it changed, as terms with their descriptions. */
  termsOf: (deed: Deed) => readonly (readonly [term: string, description: string])[];
  undo: string;
  onUndo: () => void;
};

/** What was done with a reservation, the last one last; that one can be undone as long as nothing has followed it. */
export function DeedHistory<Deed extends PastDeed>({ title, deeds, termsOf, undo, onUndo }: DeedHistoryProps<Deed>) {
  if (!deeds || deeds.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <ul>
        {deeds.map((deed) => (
          <li key={deed.at.getTime()} className={classes.deed} data-undone={deed.undoneAt !== undefined || undefined}>
            <dl className={classes.way}>
              {termsOf(deed).map(([term, description]) => (
                <Fragment key={term}>
                  <dt>{term}</dt>
                  <dd>{description}</dd>
                </Fragment>
              ))}
            </dl>
            <p className={classes.origin}>{originOfDeed(deed)}</p>
            {deed.isUndoable && (
              <Button
                variant="subtle"
                leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
                className={classes.undo ?? ''}
                onClick={onUndo}
              >
                {undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
