import type { Category } from '#domain/events/category.ts';
import { waysToPay } from '#domain/events/entry.ts';
import { Link } from 'wouter';
import { paymentHistoryPath } from '#domain/navigation/paths.ts';
import type { Event } from '#domain/events/event.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { CartBar } from '../../registrations/index.ts';
import { OrganizerPix } from './OrganizerPix.tsx';
import { PAY } from './payTexts.ts';
import classes from './WaysToPay.module.css';

type WaysToPayProps = { event: Event; categories: readonly Category[] };

/** How a player pays for a place: through the platform, to the organizer, or as each tournament says. */
export function WaysToPay({ event, categories }: WaysToPayProps) {
  const user = useUser();
  const { viaGateway, viaOrganizer } = waysToPay(event, categories);
  return (
    <section className={classes.ways} aria-labelledby="payment">
      <h2 className={classes.heading} id="payment">
        {PAY.title}
      </h2>
      {viaGateway && (
        <>
          <p className={classes.rule}>{viaOrganizer ? PAY.someGateway : PAY.gateway}</p>
          {user?.role === 'player' && (
            <>
              <CartBar event={event} />
              <p className={classes.history}>
                <Link href={paymentHistoryPath(event.id)}>{PAY.history}</Link>
              </p>
            </>
          )}
        </>
      )}
      {viaOrganizer && (
        <>
          <p className={classes.rule}>{viaGateway ? PAY.someOrganizer : PAY.organizer}</p>
          {event.pixOrganizer !== '' && <OrganizerPix event={event} />}
        </>
      )}
    </section>
  );
}
