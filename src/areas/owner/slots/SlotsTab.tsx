import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { Arena } from '#domain/arenas/arena.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import classes from './Rows.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { RepricedBar } from './RepricedBar.tsx';
import { provideSlots } from './slotActors.ts';
import { SlotDialogs } from './SlotDialogs.tsx';
import { SlotPeriods } from './SlotPeriods.tsx';
import { timeSlotsQuery } from './slotQueries.ts';
import { SLOTS } from './slotTexts.ts';

/** The hours that the arena offers every day. */
export function SlotsTab({ arena }: { arena: Arena }) {
  const { call } = useApp();
  const list = useQuery(timeSlotsQuery(call, arena.id));
  const actor = useChart(provideSlots, { input: undefined });
  const { data: slots = [] } = list;
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={() => actor.send({ type: 'create.requested' })}>
      {SLOTS.create}
    </Button>
  );
  return (
    <>
      {list.isPending && <RowsSkeleton label={SLOTS.loading} />}
      {list.isLoadingError && <ReadFailure message={SLOTS.failed} query={list} />}
      {list.data && slots.length === 0 && (
        <EmptyState title={SLOTS.none} action={create}>
          {SLOTS.noneHint}
        </EmptyState>
      )}
      {slots.length > 0 && (
        <>
          <div className={classes.bar}>
            <p className={classes.lead}>{SLOTS.lead}</p>
            <div className={classes.actions}>
              <Button variant="default" onClick={() => actor.send({ type: 'pricing.requested' })}>
                {SLOTS.pricing}
              </Button>
              {create}
            </div>
          </div>
          <SlotPeriods slots={slots} onDelete={(id) => actor.send({ type: 'delete.requested', id })} />
        </>
      )}
      <RepricedBar actor={actor} />
      <SlotDialogs actor={actor} slots={slots} />
    </>
  );
}
