import { IconCake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { CustomerFilter } from '#domain/people/customersAsked.ts';
import type { ListedCustomer } from '#domain/customers/customer.ts';
import { customerPath } from '#domain/navigation/paths.ts';
import { tagsText } from '#domain/people/tags.ts';
import { playerPath } from '#domain/navigation/paths.ts';
import type { Day } from '#domain/values/days/day.ts';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { WhatsAppLink } from '../../../shared/people/WhatsAppLink.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery, useArenaToday } from '../settings/index.ts';
import { messageTo } from './customerMessages.ts';
import { birthdayText, gamesText, moneyText } from './customerTexts.ts';
import classes from './Customers.module.css';

type CustomerListProps = {
  customers: readonly ListedCustomer[];
  label: string;
  /** What they were asked for by, which a message to them is about. */
  filter?: CustomerFilter;
  /** The previous page is still shown while another one loads. */
  isStale?: boolean;
};

/** Customers with their games and money; each name leads to what the arena knows of them. */
export function CustomerList({ customers, label, filter, isStale = false }: CustomerListProps) {
  const { call } = useApp();
  const arena = useQuery(ownArenaQuery(call)).data?.arena;
  const today = useArenaToday();
  return (
    <ul className={classes.list} aria-label={label} aria-busy={isStale} inert={isStale}>
      {customers.map((customer) => (
        <li key={customer.id} className={classes.row}>
          <Initial name={customer.name} src={customer.avatarCDN} size={44} />
          <div className={classes.who}>
            <Link
              href={customer.kind === 'account' ? playerPath(customer.id) : customerPath(customer.id)}
              className={classes.name}
            >
              {customer.name}
            </Link>
            <span className={classes.games}>{gamesText(customer)}</span>
            <Marks customer={customer} today={today} />
          </div>
          <span className={customer.owed === undefined ? classes.credit : classes.owed}>{moneyText(customer)}</span>
          {customer.phone !== undefined && (
            <span className={classes.phone}>
              <WhatsAppLink phone={customer.phone} text={arena && messageTo(customer, { arena, filter, today })} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Birthday soon, and the tags of their record. */
function Marks({ customer, today }: { customer: ListedCustomer; today: Day }) {
  const { tags = [] } = customer;
  const birthday = birthdayText(customer, today);
  return (
    <>
      {birthday !== '' && (
        <span className={classes.birthday}>
          <IconCake size={16} stroke={1.75} aria-hidden />
          {birthday}
        </span>
      )}
      {tags.length > 0 && <span className={classes.games}>{tagsText(tags)}</span>}
    </>
  );
}
