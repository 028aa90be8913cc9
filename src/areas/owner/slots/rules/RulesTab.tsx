import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Arena } from '#domain/arenas/arena.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { courtsQuery } from '../../courts/index.ts';
import rows from '../Rows.module.css';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { providePriceRules } from '../slotActors.ts';
import { priceRulesQuery } from '../slotQueries.ts';
import { PriceWeek } from './PriceWeek.tsx';
import { RuleDialogs } from './RuleDialogs.tsx';
import { RuleList } from './RuleList.tsx';
import { RULES } from './ruleTexts.ts';
import classes from './RulesTab.module.css';

/** The rules over the slots' prices, and what they make of a week. */
export function RulesTab({ arena }: { arena: Arena }) {
  const { call, now } = useApp();
  const rules = useQuery(priceRulesQuery(call));
  const courts = useQuery(courtsQuery(call, arena.id));
  const actor = useChart(providePriceRules, { input: undefined });
  const failed = [rules, courts].find(({ isLoadingError }) => isLoadingError);
  const today = momentIn(now(), arena.zone).day;
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={() => actor.send({ type: 'create.requested' })}>
      {RULES.create}
    </Button>
  );
  if (failed) return <ReadFailure message={RULES.failed} query={failed} />;
  if (!rules.data || !courts.data) return <RowsSkeleton label={RULES.loading} />;
  return (
    <>
      {rules.data.length === 0 ? (
        <EmptyState title={RULES.none} action={create}>
          {RULES.noneHint}
        </EmptyState>
      ) : (
        <>
          <div className={rows.bar}>
            <p className={classes.lead}>{RULES.lead}</p>
            <div className={rows.actions}>{create}</div>
          </div>
          <RuleList
            rules={rules.data}
            courts={courts.data}
            onEdit={(id) => actor.send({ type: 'edit.requested', id })}
            onDelete={(id) => actor.send({ type: 'delete.requested', id })}
          />
          {rules.data.length > 1 && <p className={classes.order}>{RULES.order}</p>}
        </>
      )}
      <PriceWeek rules={rules.data} courts={courts.data} today={today} />
      <RuleDialogs actor={actor} rules={rules.data} courts={courts.data} today={today} />
    </>
  );
}
