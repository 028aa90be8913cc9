import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { Invitations } from './Invitations.tsx';
import { Members } from './Members.tsx';
import classes from './Staff.module.css';
import { staffQuery } from './staffActors.ts';
import { STAFF } from './staffTexts.ts';

/** Who works at the owner's arena, and the links that invite others. */
export function StaffScreen() {
  return (
    <>
      <title>{STAFF.documentTitle}</title>
      <PageTitle
        lead={STAFF.lead}
        actions={
          <Button
            component={Link}
            href={ROUTES.ownerAudit.path}
            variant="default"
            size="lg"
            leftSection={<IconHistory size={20} stroke={1.75} />}
          >
            {STAFF.deeds}
          </Button>
        }
      >
        {STAFF.title}
      </PageTitle>
      <Team />
    </>
  );
}

function Team() {
  const { call } = useApp();
  const team = useQuery(staffQuery(call));
  if (team.isPending) return <Skeleton />;
  if (team.isLoadingError) return <ReadFailure message={STAFF.failed} query={team} />;
  return (
    <div className={classes.page}>
      <Members members={team.data.members} />
      <Invitations invitations={team.data.invitations} />
    </div>
  );
}

function Skeleton() {
  return (
    <Loading label={STAFF.loading}>
      <div className={classes.list}>
        {[150, 120, 170].map((width) => (
          <div key={width} className={classes.card}>
            <Bone round width={44} height={44} />
            <Bone width={width} height={18} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
