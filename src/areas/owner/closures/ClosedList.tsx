import { useQuery } from '@tanstack/react-query';
import type { ClosureReport } from '#domain/closures/rebooking.ts';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import classes from './Closing.module.css';
import { closureQuery } from './closingQueries.ts';
import { CLOSED_LIST, becameText, metText } from './closingTexts.ts';
import { closedGuestText } from './closedGuestText.ts';
import { WhatsAppButton } from '../../../shared/people/WhatsAppButton.tsx';

/** Whom a closure took hours from, and what became of each. */
export function ClosedList({ id }: { id: string }) {
  const { call } = useApp();
  const read = useQuery(closureQuery(call, id));
  if (read.isLoadingError) return <ReadFailure message={CLOSED_LIST.failed} query={read} />;
  if (!read.data) return <p className={classes.hint}>{CLOSED_LIST.loading}</p>;
  return <Met closure={read.data} />;
}

function Met({ closure }: { closure: ClosureReport }) {
  const { reservations, isTold } = closure;
  if (reservations.length === 0) return null;
  return (
    <section className={classes.met} aria-labelledby="canceladas">
      <h3 id="canceladas" className={classes.metTitle}>
        {CLOSED_LIST.title}
      </h3>
      <ul className={classes.metRows}>
        {reservations.map((met) => (
          <li key={met.id}>
            <span>{metText(met)}</span>
            <span className={classes.hint}>{becameText(met, isTold)}</span>
            {met.guestPhone !== undefined && <TellGuest closure={closure} met={met} phone={met.guestPhone} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type TellGuestProps = { closure: ClosureReport; met: ClosureReport['reservations'][number]; phone: string };

/** Opens WhatsApp with what a player would be told; the desk can still change it there. */
function TellGuest({ closure, met, phone }: TellGuestProps) {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call));
  if (!own.data || closure.isUndone) return null;
  return (
    <WhatsAppButton
      phone={phone}
      text={closedGuestText(closure, met, own.data.arena)}
      variant="light"
      className={classes.tell ?? ''}
    >
      {CLOSED_LIST.tell}
      <span className="visually-hidden">{`: ${met.who}`}</span>
    </WhatsAppButton>
  );
}
