import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Schema } from 'effect';
import { type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { Id } from '#domain/values/id.ts';
import type { publicPageEndpoints } from '#domain/contract/publicPages.ts';
import { eventPath, publicTournamentPath } from '#domain/navigation/paths.ts';
import { paramsOf } from '#domain/navigation/routes.ts';
import { TITLES } from '#domain/navigation/titles.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { TabLinks } from '../../../../shared/look/layout/TabLinks.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { LostLine } from '../../../../shared/watch/LostLine.tsx';
import { PUBLIC_PAGE, PublicFacts, PublicPageBar, PublicRead, publicTournamentQuery } from '../../events/index.ts';
import { GroupTables } from '../groups/GroupTables.tsx';
import { Matches } from '../matches/Matches.tsx';
import { MATCHES } from '../matches/matchTexts.ts';
import paper from '../Paper.module.css';
import { Podium } from '../podium/Podium.tsx';
import classes from '../Tournament.module.css';
import { ShareTournament } from '../ShareTournament.tsx';
import { documentTitle, TOURNAMENT } from '../tournamentTexts.ts';
import { providePublicWatch } from './publicWatch.ts';

const COMMANDS = { open: 'openPublicTournament', close: 'closePublicTournament' } as const;

/** A category as strangers see it. `none`: the page of an address that does not exist. */
export function PublicTournamentPage({ none }: { none: ReactNode }) {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return isId(id) ? <ReadTournament id={id} none={none} /> : none;
}

const isId = Schema.is(Id);

function ReadTournament({ id, none }: { id: Id; none: ReactNode }) {
  const { call } = useApp();
  const query = useQuery(publicTournamentQuery(call, id));
  return (
    <PublicRead query={query} title={TITLES.publicTournament} none={none}>
      {(data) => <PublicTournament data={data} />}
    </PublicRead>
  );
}

type Data = ReplyOf<(typeof publicPageEndpoints)['publicTournament']>;

function PublicTournament({ data }: { data: Data }) {
  const { event, tournament, matches, bracket, champion, isOn, isOwn } = data;
  const watch = useChart(providePublicWatch, { input: { name: 'tournament', subject: tournament.id } });
  const [parameters] = useSearchParams();
  // Who follows a tournament comes for its matches.
  const tab = parameters.get('tab') ?? (matches.length > 0 ? 'matches' : 'groups');
  const path = publicTournamentPath(tournament.id);
  const actions = (
    <>
      {isOn && !isOwn && <ShareTournament category={tournament} event={event.name} />}
      <Button component={Link} href={eventPath(event.id)} size="lg" variant="default">
        {tournament.status === 'INSCRICOES' ? PUBLIC_PAGE.enter : PUBLIC_PAGE.event}
      </Button>
    </>
  );
  return (
    <>
      <title>{documentTitle(`${tournament.name}, ${event.name}`)}</title>
      {isOwn && (
        <div className={paper.off}>
          <PublicPageBar id={tournament.id} isOn={isOn} commands={COMMANDS} />
        </div>
      )}
      <PageTitle lead={event.name} actions={actions}>
        {tournament.name}
      </PageTitle>
      {champion && <Podium champion={champion} bracket={bracket} />}
      <PublicFacts event={event} />
      <div className={classes.tabs}>
        <TabLinks
          label={TOURNAMENT.parts}
          tabs={(['groups', 'matches'] as const).map((name) => ({
            href: `${path}?tab=${name}`,
            name: TOURNAMENT[name],
            isShown: name === tab,
          }))}
        />
      </div>
      <LostLine actor={watch} />
      {tab === 'matches' ? <PublicMatches data={data} /> : <PublicGroups data={data} />}
    </>
  );
}

function PublicGroups({ data }: { data: Data }) {
  if (data.groups.length === 0) return <EmptyState title={TOURNAMENT.noGroups}>{TOURNAMENT.noGroupsHint}</EmptyState>;
  return <GroupTables sheetOf={sheetOf('groups', data)} groups={data.groups} />;
}

function PublicMatches({ data }: { data: Data }) {
  const { matches, bracket } = data;
  if (matches.length === 0) return <EmptyState title={MATCHES.none}>{MATCHES.noneHint}</EmptyState>;
  return <Matches sheetOf={sheetOf('matches', data)} matches={matches} bracket={bracket} />;
}

/** By the server, since a stranger is kept nothing that the page made. */
function sheetOf(sheet: 'groups' | 'matches', { tournament: { id } }: Data) {
  return () => ({ of: 'publicTournament', id, sheet }) as const;
}
