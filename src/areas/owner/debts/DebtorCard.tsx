import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconChevronDown } from '@tabler/icons-react';
import type { Debtor } from '../../../../domain/debts/debt.ts';
import { formatReais } from '../../../../domain/money/money.ts';
import { whatsappMessageLink } from '../../../../domain/people/phone.ts';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { DebtLine } from './DebtLine.tsx';
import { chargeText, debtorName, DEBTS, moreText, summaryText } from './debtTexts.ts';
import classes from './Debts.module.css';

type DebtorCardProps = { debtor: Debtor; arena: string };

/** Somebody who owes the arena; it opens to the reservations that are owed. */
export function DebtorCard({ debtor, arena }: DebtorCardProps) {
  const { player, guestPhone, owed, debts } = debtor;
  const name = debtorName(debtor);
  const more = moreText(debtor);
  return (
    <li className={classes.card}>
      <details>
        <summary className={classes.summary}>
          <span className={classes.picture}>
            <Initial name={name} src={player?.avatarCDN} size={44} />
          </span>
          <strong className={classes.name}>{name}</strong>
          <strong className={classes.owed}>{formatReais(owed)}</strong>
          <IconChevronDown size={20} stroke={1.75} className={classes.arrow} aria-hidden />
          <span className={classes.about}>{summaryText(debtor)}</span>
        </summary>
        <ul className={classes.debts} aria-label={DEBTS.debts}>
          {debts.map((debt) => (
            <DebtLine key={debt.id} debt={debt} />
          ))}
        </ul>
        {more !== '' && <p className={classes.more}>{more}</p>}
      </details>
      <Button
        component="a"
        href={whatsappMessageLink(chargeText(debtor, arena), player ? player.phone : guestPhone)}
        target="_blank"
        rel="noopener noreferrer"
        variant="light"
        className={classes.charge ?? ''}
        leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
      >
        {DEBTS.charge}
        <span className="visually-hidden">{`: ${name}`}</span>
      </Button>
    </li>
  );
}
