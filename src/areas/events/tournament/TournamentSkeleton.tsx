import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { Bone } from '../../../shared/look/states/Skeletons.tsx';
import { ParticipantsSkeleton } from './participants/ParticipantsSkeleton.tsx';
import classes from './Tournament.module.css';
import { TOURNAMENT } from './tournamentTexts.ts';

/** Under the name that stands in the address, until the server has said more. */
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
