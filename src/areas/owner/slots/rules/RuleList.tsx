import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Court } from '#domain/courts/court.ts';
import { formatReais } from '#domain/values/money.ts';
import { doOverlap } from '#domain/slots/narrowness.ts';
import type { PriceRule } from '#domain/slots/priceRule.ts';
import rows from '../Rows.module.css';
import { courtNames } from './courtNames.ts';
import { RuleLetter } from './RuleLetter.tsx';
import classes from './RuleList.module.css';
import { deleteName, editName, letterOf, RULES, scopeText, yieldsText } from './ruleTexts.ts';

type RuleListProps = {
  /** The one that wins first. */
  rules: readonly PriceRule[];
  courts: readonly Court[];
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
};

export function RuleList({ rules, courts, onEdit, onDelete }: RuleListProps) {
  const courtName = courtNames(courts);
  return (
    <ul className={rows.rows} aria-label={RULES.list}>
      {rules.map((rule, index) => {
        const letter = letterOf(index);
        const over = rules.slice(0, index).flatMap((other, at) => (doOverlap(other, rule) ? [letterOf(at)] : []));
        return (
          <li key={rule.id} className={classes.row}>
            <RuleLetter index={index} />
            <div className={classes.what}>
              <h2 className={classes.scope}>{scopeText(rule, courtName)}</h2>
              {over.length > 0 && <p className={classes.over}>{yieldsText(over)}</p>}
            </div>
            <p className={classes.price}>{formatReais(rule.price)}</p>
            <div className={classes.actions}>
              <ActionIcon aria-label={editName(letter)} onClick={() => onEdit(rule.id)}>
                <IconPencil size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon color="coral" aria-label={deleteName(letter)} onClick={() => onDelete(rule.id)}>
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
