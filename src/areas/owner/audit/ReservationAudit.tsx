import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { deedsQuery } from './auditQueries.ts';
import { byText, deedText, fateText, RESERVATION_AUDIT } from './auditTexts.ts';
import classes from './Audit.module.css';

/** Who did what to a reservation; it is asked for when it is opened. */
export function ReservationAudit({ reservation }: { reservation: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.audit} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.summary}>
        {RESERVATION_AUDIT.title}
        <IconChevronDown size={18} stroke={1.75} className={classes.arrow} aria-hidden />
      </summary>
      {isOpen && <DeedList reservation={reservation} />}
    </details>
  );
}

function DeedList({ reservation: id }: { reservation: string }) {
  const { call } = useApp();
  const read = useQuery(deedsQuery(call, id));
  if (read.isLoadingError) return <ReadFailure message={RESERVATION_AUDIT.failed} query={read} />;
  if (!read.data) return <p className={classes.soft}>{RESERVATION_AUDIT.loading}</p>;
  if (read.data.length === 0) return <p className={classes.soft}>{RESERVATION_AUDIT.none}</p>;
  return (
    <ol className={classes.list}>
      {read.data.map((deed) => (
        <li key={`${deed.at.getTime()} ${deed.deed}`} className={classes.deed}>
          {deedText(deed)}
          {deed.received && <span className={classes.soft}>{fateText(deed.received)}</span>}
          <span className={classes.soft}>{byText(deed)}</span>
        </li>
      ))}
    </ol>
  );
}
