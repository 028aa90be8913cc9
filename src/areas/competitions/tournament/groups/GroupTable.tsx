import { useId } from 'react';
import type { Group, GroupDouble } from '#domain/tournament/double.ts';
import { GroupRows } from './GroupRows.tsx';
import classes from './GroupTable.module.css';
import { GROUPS } from './groupTexts.ts';

type GroupTableProps = {
  group: Group;
  /** Marks those who were searched for; absent where nobody was. */
  isFound: ((double: GroupDouble) => boolean) | undefined;
};

/** One group, its leader first, with the rule that decided between equal points. */
export function GroupTable({ group, isFound }: GroupTableProps) {
  const title = useId();
  return (
    <section className={classes.group} aria-labelledby={title} data-table>
      <h2 id={title} className={classes.title} tabIndex={-1}>
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
          <GroupRows key={double.id} double={double} place={index + 1} isFound={isFound?.(double) === true} />
        ))}
      </table>
      {group.reason !== '' && <p className={classes.reason}>{group.reason}</p>}
    </section>
  );
}
