import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Link, useSearchParams } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { describeCommand } from '../../../../machines/command/command.ts';
import { byDay } from '../../../shared/days/byDay.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { PushSection } from '../account/index.ts';
import { noticesQuery } from './noticeQueries.ts';
import { NoticesOfDay } from './NoticesOfDay.tsx';
import { NoticesSkeleton } from './NoticesSkeleton.tsx';
import { NOTICES_PAGE } from './noticeTexts.ts';
import { provideReading } from './readingActors.ts';
import classes from './Notices.module.css';

const AFTER = 'depois';
const FIRST = ROUTES.notices.path;

/** What the person is told, by day. Each notice leads to what it is about. */
export function NoticesScreen() {
  const { call, now } = useApp();
  const [parameters] = useSearchParams();
  const after = parameters.get(AFTER) ?? '';
  const readOne = useChart(provideReading, { input: { name: 'readNotice', asksFirst: false } });
  const readAll = useChart(provideReading, { input: { name: 'readNoticesUpTo', asksFirst: false } });
  const { isBusy } = useSelector(readAll, describeCommand);
  const read = useQuery(noticesQuery(call, after));
  const { notices = [], next } = read.data ?? {};
  const [newest] = notices;
  const isUnread = after === '' && newest !== undefined && notices.some(({ isRead }) => !isRead);
  return (
    <>
      <title>{NOTICES_PAGE.documentTitle}</title>
      <PageTitle
        lead={NOTICES_PAGE.lead}
        actions={
          isUnread && (
            <Button
              variant="default"
              size="lg"
              leftSection={<IconChecks size={20} stroke={1.75} />}
              loading={isBusy}
              onClick={() => readAll.send({ type: 'command.requested', subject: newest.id })}
            >
              {NOTICES_PAGE.readAll}
            </Button>
          )
        }
      >
        {NOTICES_PAGE.title}
      </PageTitle>
      {read.isPending && <NoticesSkeleton />}
      {read.isLoadingError && <ReadFailure message={NOTICES_PAGE.failed} query={read} />}
      {read.data && notices.length === 0 && <EmptyState title={NOTICES_PAGE.none}>{NOTICES_PAGE.noneHint}</EmptyState>}
      {byDay(notices, ({ madeAt }) => madeAt, now()).map((day) => (
        <NoticesOfDay
          key={day.name}
          day={day}
          onOpen={(id) => readOne.send({ type: 'command.requested', subject: id })}
        />
      ))}
      {(after !== '' || next !== undefined) && (
        <nav className={classes.pages} aria-label="Páginas">
          {after !== '' && (
            <Button component={Link} href={FIRST} variant="default">
              {NOTICES_PAGE.first}
            </Button>
          )}
          {next !== undefined && (
            <Button component={Link} href={`${FIRST}?${AFTER}=${next}`} variant="default">
              {NOTICES_PAGE.more}
            </Button>
          )}
        </nav>
      )}
      {read.data && (
        <div className={classes.device}>
          <PushSection />
        </div>
      )}
    </>
  );
}
