import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCalendarUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { feedPath } from '#domain/calendar/feed.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { type calendarFeedMachine, describeFeed } from '../../../../machines/account/calendarFeed.ts';
import { Section, SectionFailure } from '../../../shared/forms/Section.tsx';
import { CopiedAddress } from '../../../shared/invitation/CopiedAddress.tsx';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { calendarFeedQuery, provideCalendarFeed } from './calendarActors.ts';
import classes from './CalendarSection.module.css';
import { CALENDAR_TEXTS } from './calendarTexts.ts';

/** The address at which the player's own calendar program reads what they play. */
export function CalendarSection() {
  const read = useQuery(calendarFeedQuery(useApp().call));
  if (read.isLoadingError) return <SectionFailure message={CALENDAR_TEXTS.failed} query={read} />;
  return (
    <Section title={CALENDAR_TEXTS.title} lead={CALENDAR_TEXTS.lead}>
      {read.data === undefined ? (
        <Loading label={CALENDAR_TEXTS.loading}>
          <Bone height={96} />
        </Loading>
      ) : (
        <Feed since={read.data.since ?? null} />
      )}
    </Section>
  );
}

function Feed({ since: known }: { since: Date | null }) {
  const actor = useChart(provideCalendarFeed, { input: { since: known } });
  const { since, secret, isBusy } = useSelector(actor, describeFeed, shallowEqual);
  return (
    <div className={classes.feed}>
      {since === null ? (
        <>
          <p>{CALENDAR_TEXTS.off}</p>
          <p className={classes.hint}>{CALENDAR_TEXTS.secret}</p>
        </>
      ) : secret === null ? (
        <p>{CALENDAR_TEXTS.on(formatDay(momentIn(since, DEFAULT_ZONE).day))}</p>
      ) : (
        <Address secret={secret} />
      )}
      <div className={classes.actions}>
        {since === null ? (
          <Button
            size="md"
            leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
            loading={isBusy}
            onClick={() => actor.send({ type: 'feed.requested' })}
          >
            {CALENDAR_TEXTS.make}
          </Button>
        ) : (
          <>
            <Button size="md" variant="default" onClick={() => actor.send({ type: 'renewal.requested' })}>
              {CALENDAR_TEXTS.renew}
            </Button>
            <Button size="md" variant="subtle" color="coral" onClick={() => actor.send({ type: 'end.requested' })}>
              {CALENDAR_TEXTS.end}
            </Button>
          </>
        )}
      </div>
      <Question actor={actor} />
    </div>
  );
}

/** The address just made, to be opened in a calendar program on this device, or copied to another. */
function Address({ secret }: { secret: string }) {
  const path = feedPath(secret);
  return (
    <CopiedAddress label={CALENDAR_TEXTS.address} hint={CALENDAR_TEXTS.once} address={location.origin + path}>
      <Button
        component="a"
        href={`webcal://${location.host}${path}`}
        size="md"
        leftSection={<IconCalendarUp size={20} stroke={1.75} aria-hidden />}
      >
        {CALENDAR_TEXTS.open}
      </Button>
    </CopiedAddress>
  );
}

/** Says what ends with the present address, before it does. */
function Question({ actor }: { actor: ActorRefFrom<typeof calendarFeedMachine> }) {
  const { asks, isBusy } = useSelector(actor, describeFeed, shallowEqual);
  const { title, text, confirm } = CALENDAR_TEXTS.questions[asks ?? 'renewal'];
  const onClose = () => actor.send({ type: 'question.declined' });
  return (
    <Dialog opened={asks !== null} title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} data-autofocus onClick={onClose}>
          {CALENDAR_TEXTS.decline}
        </Button>
        <Button
          size="lg"
          color="coral"
          loading={isBusy}
          onClick={() => actor.send({ type: asks === 'end' ? 'end.confirmed' : 'renewal.confirmed' })}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
