import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Court } from '#domain/courts/court.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { courtsQuery } from '../../courts/index.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { timeSlotsQuery } from '../slotQueries.ts';
import { NEW_ALTERATION, SLOTS } from '../slotTexts.ts';

type PlacesToAlterProps = {
  /** The arena's id. */
  arena: string;
  children: (slots: readonly TimeSlot[], courts: readonly Court[]) => ReactNode;
};

/** A form about hours and courts waits for those to choose from. */
export function PlacesToAlter({ arena, children }: PlacesToAlterProps) {
  const { call } = useApp();
  const slots = useQuery(timeSlotsQuery(call, arena));
  const courts = useQuery(courtsQuery(call, arena));
  const failed = [slots, courts].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <ReadFailure message={SLOTS.failed} query={failed} />;
  if (!slots.data || !courts.data) return <FieldsSkeleton />;
  if (slots.data.length === 0) {
    return (
      <>
        <p>{NEW_ALTERATION.noSlots}</p>
        <DialogActions>
          <Button component={Link} href={ROUTES.ownerSlots.path} size="lg">
            {NEW_ALTERATION.createSlots}
          </Button>
        </DialogActions>
      </>
    );
  }
  return children(slots.data, courts.data);
}

const FIELDS = ['slot', 'day', 'court', 'availability'];

function FieldsSkeleton() {
  return (
    <Loading label={SLOTS.loading}>
      {FIELDS.map((field) => (
        <Bone key={field} height={64} />
      ))}
    </Loading>
  );
}
