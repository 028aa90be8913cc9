import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Arena } from '#domain/arenas/arena.ts';
import { nextStepOf, type Publication } from '#domain/publication/publication.ts';
import { describeGuide } from '../../../../../machines/settings/guide.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../settingsQueries.ts';
import { publicationQuery } from '../publicationQueries.ts';
import { usePictureUploads } from '../pictures/usePictureUploads.ts';
import { CourtsStep } from './CourtsStep.tsx';
import { provideGuide } from './guideActors.ts';
import { GuideSkeleton } from './GuideSkeleton.tsx';
import { GUIDE } from './guideTexts.ts';
import { HoursStep } from './HoursStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { PublishedStep } from './PublishedStep.tsx';
import { PublishStep } from './PublishStep.tsx';
import { Progress } from './Progress.tsx';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';
import classes from './Guide.module.css';

/** Leads from a new arena to one that is public. It begins where the arena's own data say that it stands. */
export function GuideScreen() {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call));
  // Read anew on arrival: the courts and hours have pages of their own.
  const read = useQuery({ ...publicationQuery(call), staleTime: 0 });
  const failed = [own, read].find(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <title>{GUIDE.documentTitle}</title>
      <PageTitle lead={GUIDE.lead}>{GUIDE.title}</PageTitle>
      <UnconfirmedNotice />
      {failed && <ReadFailure message={GUIDE.failed} query={failed} />}
      {!failed && !(own.data && read.data) && <GuideSkeleton />}
      {own.data && read.data && <Guide {...own.data} publication={read.data} />}
    </>
  );
}

type GuideProps = { arena: Arena; version: number; publication: Publication };

function Guide({ arena, version, publication }: GuideProps) {
  const place = publication.isPublished ? 'published' : nextStepOf(publication);
  const actor = useChart(provideGuide, { input: { place } });
  // Not of the step: a picture that is still on its way arrives although the step is left.
  const uploads = usePictureUploads();
  const shown = useSelector(actor, describeGuide);
  const form = useSelector(actor, ({ children }) => children.submission);
  return (
    <div className={classes.guide}>
      <Progress shown={shown} publication={publication} />
      {shown === 'courts' && form && <CourtsStep actor={actor} form={form} publication={publication} />}
      {shown === 'hours' && form && <HoursStep actor={actor} form={form} publication={publication} />}
      {shown === 'payment' && form && (
        <PaymentStep actor={actor} form={form} saved={arena.paymentMethod} version={version} />
      )}
      {shown === 'profile' && form && (
        <ProfileStep actor={actor} form={form} arena={arena} version={version} uploads={uploads} />
      )}
      {shown === 'publish' && form && <PublishStep actor={actor} form={form} arena={arena} publication={publication} />}
      {shown === 'published' && <PublishedStep arena={arena} publication={publication} />}
    </div>
  );
}
