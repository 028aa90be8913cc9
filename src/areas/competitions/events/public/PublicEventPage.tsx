import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Schema } from 'effect';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Id } from '#domain/values/id.ts';
import type { Category } from '#domain/events/category.ts';
import { eventPath, publicEventPath, publicTournamentPath } from '#domain/navigation/paths.ts';
import { paramsOf } from '#domain/navigation/routes.ts';
import { isClosed } from '#domain/events/entry.ts';
import { TITLES } from '#domain/navigation/titles.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { EventStatusBadge } from '../EventStatusBadge.tsx';
import { CategoryFacts } from '../page/CategoryFacts.tsx';
import { CategoryPlaces } from '../page/CategoryPlaces.tsx';
import classes from '../page/CategoryCard.module.css';
import { FORMATS } from '../page/categoryTexts.ts';
import { PublicPageBar } from './laterParts.ts';
import { PublicFacts } from './PublicFacts.tsx';
import { publicEventQuery } from './publicQueries.ts';
import { PublicRead } from './PublicRead.tsx';
import { PUBLIC_PAGE } from './publicTexts.ts';

const COMMANDS = { open: 'openPublicEvent', close: 'closePublicEvent' } as const;

/** An approved event as strangers see it. `none`: the page of an address that does not exist. */
export function PublicEventPage({ none }: { none: ReactNode }) {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return isId(id) ? <ReadEvent id={id} none={none} /> : none;
}

const isId = Schema.is(Id);

function ReadEvent({ id, none }: { id: Id; none: ReactNode }) {
  const { call } = useApp();
  const query = useQuery(publicEventQuery(call, id));
  return (
    <PublicRead query={query} title={TITLES.publicEvent} none={none}>
      {({ event, tournaments, isOn, isOwn }) => (
        <>
          <title>{`${event.name} · Quadra Livre`}</title>
          {isOwn && <PublicPageBar id={event.id} isOn={isOn} commands={COMMANDS} />}
          <PageTitle
            lead={<EventStatusBadge status={event.status} isClosed={isClosed(event, tournaments)} />}
            actions={
              <>
                {isOn && !isOwn && (
                  <ShareButton size="lg" sharedOf={() => ({ title: event.name, path: publicEventPath(event.id) })} />
                )}
                <ToEvent id={event.id} />
              </>
            }
          >
            {event.name}
          </PageTitle>
          <PublicFacts event={event} />
          {tournaments.length === 0 ? (
            <EmptyState title={PUBLIC_PAGE.none} />
          ) : (
            <Tiles of="card">
              {tournaments.map((category) => (
                <PublicCategory key={category.id} category={category} />
              ))}
            </Tiles>
          )}
        </>
      )}
    </PublicRead>
  );
}

/** The page of the event where one registers; a stranger logs in first. */
function ToEvent({ id }: { id: string }) {
  return (
    <Button component={Link} href={eventPath(id)} size="lg">
      {PUBLIC_PAGE.event}
    </Button>
  );
}

function PublicCategory({ category }: { category: Category }) {
  return (
    <article className={classes.card} aria-label={category.category}>
      <header>
        <h2 className={classes.name}>{category.category}</h2>
        <p className={classes.format}>{FORMATS[category.doubleFormat].name}</p>
      </header>
      <CategoryPlaces category={category} />
      <CategoryFacts category={category} />
      <div className={classes.actions}>
        <Button
          component={Link}
          href={publicTournamentPath(category.id)}
          size="lg"
          variant="default"
          aria-label={`${PUBLIC_PAGE.see} ${category.category}`}
        >
          {PUBLIC_PAGE.see}
        </Button>
      </div>
    </article>
  );
}
