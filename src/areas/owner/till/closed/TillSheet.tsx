import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { Arena } from '#domain/arenas/arena.ts';
import { formatReais } from '#domain/values/money.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { cashOf } from '#domain/till/sums.ts';
import type { Closing, Till } from '#domain/till/till.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EntryList } from '../EntryList.tsx';
import { TillSums } from '../TillSums.tsx';
import { CLOSED, signedText, TILL, whenText } from '../tillTexts.ts';
import { Verdict } from '../Verdict.tsx';
import look from '../Till.module.css';
import classes from './TillSheet.module.css';

type TillSheetProps = { arena: Arena; till: Till; closing: Closing };

/** All of a closed till on one sheet. In print, the rest of the page is hidden. */
export function TillSheet({ arena, till, closing }: TillSheetProps) {
  const { openedAt, openedBy, float, supplied, withdrawn } = till;
  const drawer = [
    [TILL.float, float],
    [TILL.cash, cashOf(till)],
    [TILL.supply, supplied],
    [TILL.withdrawal, -withdrawn],
  ] as const;
  return (
    <>
      <PageTitle
        back={{ href: ROUTES.ownerTill.path, label: CLOSED.back }}
        actions={
          <Button size="lg" leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />} onClick={() => print()}>
            {CLOSED.print}
          </Button>
        }
      >
        {CLOSED.title}
      </PageTitle>
      <article className={classes.sheet}>
        <header className={classes.head}>
          <h2 className={classes.arena}>{arena.name}</h2>
          <p>{`${CLOSED.opened} ${whenText(openedAt, arena.zone)}, ${TILL.by} ${openedBy}`}</p>
          <p>{`${CLOSED.closed} ${whenText(closing.at, arena.zone)}, ${TILL.by} ${closing.by}`}</p>
        </header>
        <Verdict closing={closing} />
        {closing.note !== '' && <p className={classes.note}>{`${TILL.noteLabel}: ${closing.note}`}</p>}
        <section className={look.card}>
          <h2 className={look.heading}>{TILL.drawer}</h2>
          <dl className={look.rows}>
            {drawer.map(([name, value]) => (
              <div key={name} className={look.row}>
                <dt>{name}</dt>
                <dd className={look.money}>{signedText(value)}</dd>
              </div>
            ))}
            <div className={look.row} data-strong>
              <dt>{TILL.expected}</dt>
              <dd className={look.money}>{signedText(closing.expected)}</dd>
            </div>
            <div className={look.row} data-strong>
              <dt>{TILL.counted}</dt>
              <dd className={look.money}>{formatReais(closing.counted)}</dd>
            </div>
          </dl>
        </section>
        <TillSums till={till} />
        <EntryList till={till} zone={arena.zone} />
      </article>
    </>
  );
}
