import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { cardPath, ownerBillsPath } from '#domain/navigation/paths.ts';
import type { Till, TillEntry } from '#domain/till/till.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { entryDetail, entryTitle, moreText, signedText, TILL } from './tillTexts.ts';
import classes from './Till.module.css';

type EntryListProps = { till: Till; zone: string };

/** Who recorded what and when, the newest first; each leads to the card of its reservation, or to the bills of its month. */
export function EntryList({ till: { entries, entryCount }, zone }: EntryListProps) {
  const more = moreText(entries.length, entryCount);
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{TILL.entries}</h2>
      {entries.length === 0 && <p className={classes.detail}>{TILL.nothing}</p>}
      <ul aria-label={TILL.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <Entry entry={entry} zone={zone} />
          </li>
        ))}
      </ul>
      {more !== '' && <p className={classes.detail}>{more}</p>}
    </section>
  );
}

function Entry({ entry, zone }: { entry: TillEntry; zone: string }) {
  const { reservation, bill, value } = entry;
  const what = (
    <>
      <span className={classes.what}>
        <b>{entryTitle(entry)}</b>
        <span className={classes.detail}>{entryDetail(entry, zone)}</span>
      </span>
      <span className={classes.money} data-out={value < 0 || undefined}>
        {signedText(value)}
      </span>
    </>
  );
  if (!reservation) return <span className={classes.line}>{what}</span>;
  return (
    <Link href={bill ? ownerBillsPath(toIsoMonth(bill.month)) : cardPath(reservation)} className={classes.line}>
      {what}
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </Link>
  );
}
