import type { Category } from '#domain/events/category.ts';
import { waysToPay } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import { OrganizerPix } from './OrganizerPix.tsx';
import { PAY } from './payTexts.ts';
import classes from './WaysToPay.module.css';

type HowTheyPayProps = { event: Event; categories: readonly Category[] };

/** Shows the organizer how players pay for places, with the PIX as players see it. */
export function HowTheyPay({ event, categories }: HowTheyPayProps) {
  const { viaGateway, viaOrganizer } = waysToPay(event, categories);
  return (
    <section className={classes.ways} aria-labelledby="payment">
      <h2 className={classes.heading} id="payment">
        {PAY.title}
      </h2>
      {viaGateway && <p className={classes.rule}>{viaOrganizer ? PAY.someGatewayOwn : PAY.gatewayOwn}</p>}
      {viaOrganizer && (
        <>
          <p className={classes.rule}>{viaGateway ? PAY.someOrganizerOwn : PAY.organizerOwn}</p>
          {event.pixOrganizer !== '' && <OrganizerPix event={event} />}
        </>
      )}
    </section>
  );
}
