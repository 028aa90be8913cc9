import { Button } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { describeInstall } from '../../../../machines/installed/install.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideInstall, readPlace } from './installActors.ts';
import { INSTALL_TEXTS } from './installTexts.ts';
import classes from './DeviceSection.module.css';

/** Whether the app is on this device's home screen, and the way there. */
export function InstallSection() {
  const [place] = useState(readPlace);
  const actor = useChart(provideInstall, { input: { place } });
  const { shows, isBusy } = useSelector(actor, describeInstall, shallowEqual);
  return (
    <Section title={INSTALL_TEXTS.title} lead={INSTALL_TEXTS.lead}>
      <div className={classes.device}>
        <p role="status">{INSTALL_TEXTS[shows]}</p>
        {shows === 'button' && (
          <Button
            size="md"
            leftSection={<IconDeviceMobileDown size={20} stroke={1.75} aria-hidden />}
            loading={isBusy}
            onClick={() => actor.send({ type: 'install.requested' })}
          >
            {INSTALL_TEXTS.install}
          </Button>
        )}
      </div>
    </Section>
  );
}
