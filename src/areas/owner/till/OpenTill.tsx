import { Button } from '@mantine/core';
import type { Till } from '#domain/till/till.ts';
import { formatReais } from '#domain/values/money.ts';
import { EntryList } from './EntryList.tsx';
import { TillSums } from './TillSums.tsx';
import type { TillActor } from './tillActors.ts';
import { TILL, whenText } from './tillTexts.ts';
import classes from './Till.module.css';

type OpenTillProps = {
  actor: TillActor;
  till: Till;
  zone: string;
  /** Reads the till as it is now; another window may have taken money since. */
  readAgain: () => Promise<Till | undefined>;
};

/** What came in since the till was opened. What should be in the drawer is not said: it is counted first. */
export function OpenTill({ actor, till, zone, readAgain }: OpenTillProps) {
  const { id, openedAt, openedBy, float, cashEntries } = till;
  const seen = { id, cashEntries };
  return (
    <section className={classes.open} aria-label={TILL.title}>
      <p className={classes.since}>
        <span>
          {TILL.openSince} <b>{whenText(openedAt, zone)}</b> {TILL.by} <b>{openedBy}</b>
        </span>
        <span>
          {TILL.float} <b>{formatReais(float)}</b>
        </span>
      </p>
      <div className={classes.actions}>
        <Button variant="default" size="lg" onClick={() => actor.send({ type: 'supply.requested', till: seen })}>
          {TILL.supply}
        </Button>
        <Button variant="default" size="lg" onClick={() => actor.send({ type: 'withdrawal.requested', till: seen })}>
          {TILL.withdrawal}
        </Button>
        <Button
          size="lg"
          onClick={() => {
            // What is counted is what is there now, so that is what must be known of.
            void readAgain().then((now = till) => actor.send({ type: 'count.requested', till: seenIn(now) }));
          }}
        >
          {TILL.close}
        </Button>
      </div>
      <TillSums till={till} isBlind />
      <EntryList till={till} zone={zone} />
    </section>
  );
}

function seenIn({ id, cashEntries }: Till) {
  return { id, cashEntries };
}
