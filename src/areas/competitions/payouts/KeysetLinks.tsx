import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { payoutsPath } from './payoutAddress.ts';
import { PAYOUTS_PAGE } from './payoutTexts.ts';
import classes from './Payouts.module.css';

type KeysetLinksProps = { isMade: boolean; after: string; next: string };

/** Links to the entries that follow and back to the first, where there are any. */
export function KeysetLinks({ isMade, after, next }: KeysetLinksProps) {
  if (after === '' && next === '') return null;
  return (
    <nav className={classes.pages} aria-label="Páginas">
      {after !== '' && (
        <Button component={Link} href={payoutsPath({ isMade })} variant="default">
          {PAYOUTS_PAGE.first}
        </Button>
      )}
      {next !== '' && (
        <Button component={Link} href={payoutsPath({ isMade, after: next })} variant="default">
          {PAYOUTS_PAGE.more}
        </Button>
      )}
    </nav>
  );
}
