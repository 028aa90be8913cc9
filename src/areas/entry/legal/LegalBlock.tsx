import { Fragment } from 'react';
import { Link } from 'wouter';
import type { Block } from './legalText.ts';
import classes from './LegalPage.module.css';

/** @param of the section's title, which names its table */
export function LegalBlock({ block, of }: { block: Block; of: string }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Linked>{block}</Linked>
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={classes.list}>
        {block.list.map((item) => (
          <li key={item}>
            <Linked>{item}</Linked>
          </li>
        ))}
      </ul>
    );
  }
  return <LegalTable {...block} of={of} />;
}

type LegalTableProps = { head: readonly string[]; rows: readonly (readonly string[])[]; of: string };

/** On a narrow screen each row becomes a card, whose cells say their column. */
function LegalTable({ head, rows, of }: LegalTableProps) {
  return (
    <table className={classes.table} aria-label={of}>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={head[index]} data-column={head[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Turns each `[words](address)` into a link; a path of this app stays in the app. */
function Linked({ children }: { children: string }) {
  const parts: { at: number; before: string; words: string; href: string }[] = [];
  let from = 0;
  for (const match of children.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    parts.push({ at: match.index, before: children.slice(from, match.index), words, href });
    from = match.index + whole.length;
  }
  return (
    <>
      {parts.map(({ at, before, words, href }) => (
        <Fragment key={at}>
          {before}
          {href.startsWith('/') ? <Link href={href}>{words}</Link> : <a href={href}>{words}</a>}
        </Fragment>
      ))}
      {children.slice(from)}
    </>
  );
}
