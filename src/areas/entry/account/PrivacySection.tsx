import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { describeCommand } from '../../../../machines/command/command.ts';
import type { Role, User } from '#domain/people/person.ts';
import { useChart, useUser } from '../../../shared/runtime/AppContext.tsx';
import { provideErasure } from './accountActors.ts';
import { PRIVACY } from './accountTexts.ts';
import { ErasureDialog } from './ErasureDialog.tsx';
import { Section } from '../../../shared/forms/Section.tsx';
import { provideAccountCommands } from './simpleActors.ts';
import { WaitButton } from '../../../shared/look/states/WaitButton.tsx';
import classes from './PrivacySection.module.css';

/** The user's rights by law: a copy of their data, and the erasure of their account. */
export function PrivacySection() {
  const download = useChart(provideAccountCommands, { input: { name: 'exportMyData', asksFirst: false } });
  const erasure = useChart(provideErasure, {});
  const user = useUser();
  const role = user && meaningOf(user);
  const { isBusy, isSlow } = useSelector(download, describeCommand, shallowEqual);
  return (
    <Section title={PRIVACY.title} lead={PRIVACY.lead}>
      <Right text={PRIVACY.downloadText}>
        <WaitButton
          size="md"
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} />}
          isBusy={isBusy}
          isSlow={isSlow}
          onStop={() => download.send({ type: 'wait.abandoned' })}
          onClick={() => download.send({ type: 'command.requested', subject: '' })}
        >
          {PRIVACY.download}
        </WaitButton>
      </Right>
      <Right text={PRIVACY.eraseText}>
        <Button
          variant="outline"
          color="coral"
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={() => erasure.send({ type: 'erasure.requested' })}
        >
          {PRIVACY.erase}
        </Button>
      </Right>
      {role && <ErasureDialog actor={erasure} role={role} />}
    </Section>
  );
}

function Right({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={classes.right}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** What the erasure ends: of an owner it may be an arena, also while they play. */
function meaningOf({ role, workplaces = [] }: User): Role {
  if (role === 'admin') return role;
  return workplaces.some((place) => place.role === 'owner') ? 'arena-owner' : 'player';
}
