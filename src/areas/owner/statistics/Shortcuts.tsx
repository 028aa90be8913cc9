import {
  IconCalendarCheck,
  IconCalendarPlus,
  IconCashRegister,
  IconReportMoney,
  IconTrophy,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import classes from './Shortcuts.module.css';
import { STATISTICS } from './statisticsTexts.ts';

const WAYS = [
  { href: ROUTES.ownerReservations.path, name: STATISTICS.agenda, Icon: IconCalendarCheck },
  { href: ROUTES.ownerReserve.path, name: STATISTICS.reserve, Icon: IconCalendarPlus },
  // A phone's tabs have no room for these.
  { href: ROUTES.ownerTill.path, name: STATISTICS.till, Icon: IconCashRegister },
  { href: ROUTES.ownerDebts.path, name: STATISTICS.debts, Icon: IconReportMoney },
];

export function Shortcuts() {
  const { prefetch } = useApp();
  return (
    <nav className={classes.ways} aria-label={STATISTICS.shortcuts}>
      {WAYS.map(({ href, name, Icon }) => (
        <Link key={href} href={href} className={classes.way} onPointerEnter={() => prefetch(href)}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The menu has no entry for the tournaments, because owners rarely open them. */
export function TournamentsLink() {
  const { prefetch } = useApp();
  const { path } = ROUTES.ownerTournaments;
  return (
    <Link href={path} className={classes.quiet} onPointerEnter={() => prefetch(path)}>
      <IconTrophy size={20} stroke={1.75} aria-hidden />
      {STATISTICS.tournaments}
    </Link>
  );
}
