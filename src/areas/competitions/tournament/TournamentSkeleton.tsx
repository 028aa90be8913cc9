import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { Bone } from '../../../shared/look/states/Skeletons.tsx';
import { ParticipantsSkeleton } from './participants/ParticipantsSkeleton.tsx';
import classes from './Tournament.module.css';
import { TOURNAMENT } from './tournamentTexts.ts';

/** Shows the name from the address until the server has answered. */
export function TournamentSkeleton({ name, back }: { name: string; back: string }) {
  return (
    <>
      <PageTitle lead={<Bone width={200} height={26} />} back={{ href: back, label: TOURNAMENT.back, isPlain: true }}>
        {name}
      </PageTitle>
      <div className={classes.tabs} aria-hidden>
        <Bone height={54} />
      </div>
      <ParticipantsSkeleton label={TOURNAMENT.loading} />
    </>
  );
}
