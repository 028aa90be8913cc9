import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from 'wouter';
import { entryOf, waysToPay } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import { manageEventPath, publicEventPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';
import { useChart, useUser } from '../../../../shared/runtime/AppContext.tsx';
import {
  Invitations,
  provideRegistration,
  RefusedRefunds,
  RegistrationDialogs,
  requestOf,
} from '../../registrations/index.ts';
import { EnteredBadge } from '../mine/EnteredBadge.tsx';
import { useEntered } from '../mine/useEntered.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryList } from './CategoryList.tsx';
import { CATEGORIES } from './categoryTexts.ts';
import { EntryButton } from './EntryButton.tsx';
import { EventChanges } from './EventChanges.tsx';
import { EventColumns } from './EventColumns.tsx';
import { EventHead } from './EventHead.tsx';
import { EVENT_PAGE } from './eventPageTexts.ts';
import { NoCategories } from '../manage/NoCategories.tsx';
import { ReadEvent } from './ReadEvent.tsx';
import { TournamentLink } from './TournamentLink.tsx';
import { useCategories } from './useCategories.ts';
import { WaysToPay } from './WaysToPay.tsx';

export function EventScreen() {
  return <ReadEvent>{(event) => <EventOnOffer event={event} />}</ReadEvent>;
}

function EventOnOffer({ event }: { event: Event }) {
  const user = useUser();
  const registration = useChart(provideRegistration, {});
  const read = useCategories(event.id);
  const { categories: entered } = useEntered();
  const categories = read.data ?? [];
  const isOrganizer = user?.id === event.organizer.id;
  const list = user?.role === 'admin' ? ROUTES.adminEvents.path : ROUTES.events.path;
  return (
    <>
      <title>{`${event.name} · Quadra Livre`}</title>
      <EventHead
        event={event}
        isOrganizer={isOrganizer}
        categories={categories}
        back={{ href: list, label: EVENT_PAGE.back }}
        actions={
          <>
            {event.hasPublicPage && (
              <ShareButton size="lg" sharedOf={() => ({ title: event.name, path: publicEventPath(event.id) })} />
            )}
            {isOrganizer && <ManageLink event={event} />}
          </>
        }
      />
      {user?.role === 'player' && <Invitations eventId={event.id} />}
      {user?.role === 'admin' && <RefusedRefunds eventId={event.id} />}
      <EventChanges event={event} />
      <EventColumns
        aside={event.status === 'CANCELADO' ? null : <WaysToPay event={event} categories={categories} />}
        asideFirst={!waysToPay(event, categories).viaOrganizer}
      >
        <CategoryList read={read} none={<NoCategories event={event} />}>
          {(category) => {
            const entry = entryOf(event, category);
            return (
              <CategoryCard key={category.id} category={category} entry={entry}>
                {entered.has(category.id) && (
                  <p>
                    <EnteredBadge />
                  </p>
                )}
                {user?.role === 'player' && !entered.has(category.id) && (
                  <EntryButton
                    size="lg"
                    label={CATEGORIES.register}
                    category={category}
                    entry={entry}
                    onPress={() => registration.send(requestOf(category, { asOrganizer: false, user }))}
                  />
                )}
                <TournamentLink variant="default" label={CATEGORIES.see} event={event} category={category} />
              </CategoryCard>
            );
          }}
        </CategoryList>
      </EventColumns>
      <RegistrationDialogs actor={registration} event={event} categories={categories} />
    </>
  );
}

function ManageLink({ event }: { event: Event }) {
  return (
    <Button
      component={Link}
      href={manageEventPath(event.id)}
      variant="default"
      size="lg"
      leftSection={<IconSettings size={20} stroke={1.75} aria-hidden />}
    >
      {EVENT_PAGE.manage}
    </Button>
  );
}
