import type { ComponentProps, ReactNode } from 'react';
import classes from './PlayerTable.module.css';

type PlayerTableProps = Omit<ComponentProps<'table'>, 'className'> & {
  caption?: ReactNode;
  columns: readonly string[];
  isCounted?: boolean;
};

/** A table of players (`PlayerRow`); phones show it as a list of cards. */
export function PlayerTable({ caption, columns, isCounted, children, ...table }: PlayerTableProps) {
  return (
    <table {...table} className={classes.table} data-counted={isCounted}>
      {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
