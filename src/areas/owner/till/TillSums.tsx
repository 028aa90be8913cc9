import { METHOD_NAMES } from '#domain/ledger/movement.ts';
import { bringsMoney, byClerk, byMethod, receivedBy } from '#domain/till/sums.ts';
import type { Till, TillSum } from '#domain/till/till.ts';
import { countText, signedText, sumsText, TILL } from './tillTexts.ts';
import classes from './Till.module.css';

type TillSumsProps = {
  till: Pick<Till, 'sums'>;
  /** Before the count: how much came in as cash is not said. */
  isBlind?: boolean;
};

/** What came in by each method, and what each person recorded. */
export function TillSums({ till, isBlind = false }: TillSumsProps) {
  const isSaid = ({ method }: TillSum) => !(isBlind && method === 'cash');
  const clerks = byClerk(till.sums);
  if (clerks.length === 0) return null;
  return (
    <div className={classes.sums}>
      <section className={classes.card}>
        <h2 className={classes.heading}>{TILL.methods}</h2>
        <dl className={classes.rows}>
          {byMethod(till.sums).map((sum) => (
            <div key={sum.method} className={classes.row}>
              <dt>
                {METHOD_NAMES[sum.method]}
                <span className={classes.detail}>
                  {[countText(sum.entries), !bringsMoney(sum) && TILL.credit].filter(Boolean).join(' · ')}
                </span>
              </dt>
              <dd className={isSaid(sum) ? classes.money : classes.detail}>
                {isSaid(sum) ? signedText(sum.value) : TILL.blind}
              </dd>
            </div>
          ))}
          {!isBlind && (
            <div className={classes.row} data-strong>
              <dt>{TILL.received}</dt>
              <dd className={classes.money}>{signedText(receivedBy(till))}</dd>
            </div>
          )}
        </dl>
      </section>
      <section className={classes.card}>
        <h2 className={classes.heading}>{TILL.clerks}</h2>
        <dl className={classes.rows}>
          {clerks.map(({ by, value, entries, sums }) => (
            <div key={by?.id ?? ''} className={classes.row}>
              <dt>
                {by?.name ?? TILL.somebody}
                <span className={classes.detail}>
                  {[countText(entries), sumsText(sums.filter(isSaid))].filter((text) => text !== '').join(' · ')}
                </span>
              </dt>
              {!isBlind && <dd className={classes.money}>{signedText(value)}</dd>}
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
