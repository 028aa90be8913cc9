import { IconBrandWhatsapp, IconCalendarEvent, IconMapPin, IconShirt, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { periodText } from '#domain/values/days/formatDay.ts';
import type { Event } from '#domain/events/event.ts';
import { maskPhone, whatsappLink } from '#domain/people/phone.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { beginText, EVENT_PAGE } from './eventPageTexts.ts';
import classes from './EventFacts.module.css';

export function EventFacts({ event }: { event: Event }) {
  const { eventDate, arenaName, address, organizer, phoneToContact } = event;
  return (
    <dl className={classes.facts} aria-label={EVENT_PAGE.facts}>
      <Fact icon={IconCalendarEvent} name={EVENT_PAGE.when}>
        <strong className={classes.when}>{periodText(eventDate)}</strong>
        <span className={classes.more}>{beginText(event)}</span>
      </Fact>
      <Fact icon={IconMapPin} name={EVENT_PAGE.where}>
        <strong>{arenaName}</strong>
        <span className={classes.more}>
          {address.street}, {address.city}
        </span>
      </Fact>
      <Fact icon={IconUser} name={EVENT_PAGE.organizer}>
        <strong>{organizer.name}</strong>
      </Fact>
      {phoneToContact !== '' && (
        <Fact icon={IconBrandWhatsapp} name={EVENT_PAGE.contact}>
          <a className={classes.phone} href={whatsappLink(phoneToContact)} target="_blank" rel="noopener noreferrer">
            {maskPhone(phoneToContact)}
            <span className="visually-hidden"> no WhatsApp ({EVENT_PAGE.newTab})</span>
          </a>
        </Fact>
      )}
      {event.haveTShirts && (
        <Fact icon={IconShirt} name={EVENT_PAGE.shirts}>
          <span className={classes.more}>{EVENT_PAGE.shirtsIncluded}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon: Icon, name, children }: { icon: IconComponent; name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>
        <Icon size={22} stroke={1.75} aria-hidden />
        <span>{name}</span>
      </dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
