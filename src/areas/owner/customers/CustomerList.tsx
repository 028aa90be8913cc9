import { Link } from 'wouter';
import type { ListedCustomer } from '#domain/customers/customer.ts';
import { customerPath } from '#domain/navigation/paths.ts';
import { playerPath } from '#domain/navigation/paths.ts';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { WhatsAppLink } from '../../../shared/people/WhatsAppLink.tsx';
import { gamesText, moneyText } from './customerTexts.ts';
import classes from './Customers.module.css';

type CustomerListProps = {
  customers: readonly ListedCustomer[];
  label: string;
  /** The previous page is still shown while another one loads. */
  isStale?: boolean;
};

/** Customers with their games and money; each name leads to what the arena knows of them. */
export function CustomerList({ customers, label, isStale = false }: CustomerListProps) {
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
          </div>
          <span className={customer.owed === undefined ? classes.credit : classes.owed}>{moneyText(customer)}</span>
          {customer.phone !== undefined && (
            <span className={classes.phone}>
              <WhatsAppLink phone={customer.phone} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
