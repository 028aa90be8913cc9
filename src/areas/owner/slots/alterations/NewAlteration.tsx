import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import { Link } from 'wouter';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import type { Day } from '../../../../../domain/days/day.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { courtsQuery } from '../../courts/index.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { AlterationFields } from './AlterationFields.tsx';
import { timeSlotsQuery } from '../slotQueries.ts';
import { NEW_ALTERATION, SLOTS } from '../slotTexts.ts';

type NewAlterationProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** The arena's id. */
  arena: string;
  today: Day;
  onDismiss: () => void;
};

/** The form of a new alteration; it waits for the hours and courts to choose from. */
export function NewAlteration({ actor, arena, today, onDismiss }: NewAlterationProps) {
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
  return <AlterationFields actor={actor} slots={slots.data} courts={courts.data} today={today} onDismiss={onDismiss} />;
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
