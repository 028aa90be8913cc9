import { Link } from 'wouter';
import { tillPath } from '#domain/navigation/paths.ts';
import { type Taking, TAKINGS, takingsByTill, type TillTakings } from '#domain/statistics/takings.ts';
import { formatMoment } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import { TAKINGS_TEXTS } from './statisticsTexts.ts';
import classes from './Takings.module.css';

type TillTakingsTableProps = { takings: readonly Taking[]; zone: string };

/** What came into each till, which is a link to it, and what came into none; nothing where no till was opened. */
export function TillTakingsTable({ takings, zone }: TillTakingsTableProps) {
  const tills = takingsByTill(takings);
  if (tills.every(({ till }) => typeof till === 'string')) return null;
  return (
    <>
      <h3 className={classes.subtitle}>{TAKINGS_TEXTS.tills}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by itself */}
      <div className={classes.frame} role="region" aria-label={TAKINGS_TEXTS.tills} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{TAKINGS.till}</th>
              <th scope="col" className={classes.sum}>
                {TAKINGS.total}
              </th>
              <th scope="col" className={classes.sum}>
                {TAKINGS_TEXTS.received}
              </th>
              <th scope="col" className={classes.sum}>
                {TAKINGS_TEXTS.returned}
              </th>
            </tr>
          </thead>
          <tbody>
            {tills.map(({ till, received, returned, total }) => (
              <tr key={typeof till === 'string' ? till : till.id}>
                <th scope="row">
                  <TillName till={till} zone={zone} />
                </th>
                <td className={classes.total}>{formatReais(total)}</td>
                <td className={classes.sum}>{formatReais(received)}</td>
                <td className={classes.sum}>{returned === 0 ? '–' : formatReais(returned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function TillName({ till, zone }: Pick<TillTakings, 'till'> & { zone: string }) {
  if (till === 'none') return TAKINGS.noTill;
  if (till === 'online') return TAKINGS.online;
  return <Link href={tillPath(till.id)}>{`${TAKINGS_TEXTS.opened} ${formatMoment(till.openedAt, zone)}`}</Link>;
}
