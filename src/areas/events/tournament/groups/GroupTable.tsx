import { useId } from 'react';
import type { Group } from '../../../../../domain/tournament/double.ts';
import { GroupRows } from './GroupRows.tsx';
import classes from './GroupTable.module.css';
import { GROUPS } from './groupTexts.ts';

/** One group, its leader first, with the rule that decided between equal points. */
export function GroupTable({ group }: { group: Group }) {
  const title = useId();
  return (
    <section className={classes.group} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {group.name}
      </h2>
      <table className={classes.table} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={GROUPS.placeIs}>{GROUPS.place}</abbr>
            </th>
            <th scope="col">{GROUPS.athlete}</th>
            <th scope="col">
              <abbr title={GROUPS.pointsAre}>{GROUPS.points}</abbr>
            </th>
            <th scope="col">
              <abbr title={GROUPS.balanceIs}>{GROUPS.balance}</abbr>
            </th>
            <th scope="col">{GROUPS.coefficient}</th>
          </tr>
        </thead>
        {group.doubles.map((double, index) => (
          <GroupRows key={double.id} double={double} place={index + 1} />
        ))}
      </table>
      {group.reason !== '' && <p className={classes.reason}>{group.reason}</p>}
    </section>
  );
}
