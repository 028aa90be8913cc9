import { Button } from '@mantine/core';
import { IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { describePush } from '../../../../machines/notices/pushConsent.ts';
import { Section, SectionFailure } from '../../../shared/forms/Section.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import classes from './DeviceSection.module.css';
import { providePushConsent, pushKeyQuery } from './pushActors.ts';
import { PUSH_TEXTS } from './pushTexts.ts';

/** Whether this device shows notices while the app is closed, and the button that asks for them. */
export function PushSection() {
  const read = useQuery(pushKeyQuery(useApp().call));
  if (read.isLoadingError) return <SectionFailure message={PUSH_TEXTS.failed} query={read} />;
  return (
    <Section title={PUSH_TEXTS.title} lead={PUSH_TEXTS.lead}>
      <div className={classes.device}>{read.data === undefined ? <Waiting /> : <Consent serverKey={read.data} />}</div>
    </Section>
  );
}

function Waiting() {
  return (
    <Loading label={PUSH_TEXTS.loading}>
      <Bone height={104} />
    </Loading>
  );
}

function Consent({ serverKey: key }: { serverKey: string }) {
  const actor = useChart(providePushConsent, { input: { key } });
  const { shows, isBusy, isAsking } = useSelector(actor, describePush, shallowEqual);
  if (shows === 'checking') return <Waiting />;
  return (
    <>
      <p role="status">{isAsking ? PUSH_TEXTS.answer : PUSH_TEXTS[shows]}</p>
      {shows === 'off' && (
        <Button
          size="md"
          leftSection={<IconBellRinging size={20} stroke={1.75} aria-hidden />}
          loading={isBusy}
          onClick={() => actor.send({ type: 'push.requested' })}
        >
          {PUSH_TEXTS.begin}
        </Button>
      )}
      {shows === 'on' && (
        <Button
          size="md"
          variant="default"
          leftSection={<IconBellOff size={20} stroke={1.75} aria-hidden />}
          loading={isBusy}
          onClick={() => actor.send({ type: 'push.declined' })}
        >
          {PUSH_TEXTS.end}
        </Button>
      )}
      {shows === 'refused' && (
        <Button size="md" variant="default" onClick={() => actor.send({ type: 'check.requested' })}>
          {PUSH_TEXTS.check}
        </Button>
      )}
    </>
  );
}
