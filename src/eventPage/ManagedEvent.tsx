import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { entryOf, takesCategories } from '../../domain/events/entry.ts';
import type { Event } from '../../domain/events/event.ts';
import { eventPath } from '../../domain/navigation/routes.ts';
import { useChart, useUser } from '../app/AppContext.tsx';
import { MY_EVENTS_PATH } from '../events/eventAddress.ts';
import { provideRegistration } from '../registrations/registrationActors.ts';
import { RegistrationDialogs } from '../registrations/RegistrationDialogs.tsx';
import { requestOf } from '../registrations/requestOf.ts';
import { provideCategories } from './categoryActors.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryList } from './CategoryList.tsx';
import { CATEGORIES } from './categoryTexts.ts';
import { EntryButton } from './EntryButton.tsx';
import { EventColumns } from './EventColumns.tsx';
import { EventHead } from './EventHead.tsx';
import { MANAGE_PAGE } from './eventPageTexts.ts';
import { HowTheyPay } from './HowTheyPay.tsx';
import { NoCategories } from './NoCategories.tsx';
import { TournamentLink } from './TournamentLink.tsx';
import { useCategories } from './useCategories.ts';

/** The organizer's own event: its tournaments, a new one, and who plays in them. */
export function ManagedEvent({ event }: { event: Event }) {
  const user = useUser();
  const creation = useChart(provideCategories, {});
  const registration = useChart(provideRegistration, {});
  const read = useCategories(event.id);
  const categories = read.data ?? [];
  const create = () => creation.send({ type: 'create.requested' });
  return (
    <>
      <title>{`${MANAGE_PAGE.title}: ${event.name} · Quadra Livre`}</title>
      <EventHead
        event={event}
        isOrganizer
        back={{ href: MY_EVENTS_PATH, label: MANAGE_PAGE.back }}
        actions={<SeeAsPlayer event={event} />}
      />
      <EventColumns
        aside={event.status === 'CANCELADO' ? null : <HowTheyPay event={event} categories={categories} />}
        asideFirst={false}
      >
        <CategoryList
          read={read}
          action={takesCategories(event) && categories.length > 0 && <CreateButton onPress={create} />}
          none={<NoCategories event={event} onCreate={create} />}
        >
          {(category) => {
            const entry = entryOf(event, category);
            return (
              <CategoryCard key={category.id} category={category} entry={entry}>
                <TournamentLink size="lg" label={CATEGORIES.manage} event={event} category={category} />
                <EntryButton
                  variant="default"
                  label={CATEGORIES.addRegistration}
                  category={category}
                  entry={entry}
                  onPress={() => registration.send(requestOf(category, { asOrganizer: true, user }))}
                />
                <TournamentLink variant="subtle" label={CATEGORIES.see} event={event} category={category} />
              </CategoryCard>
            );
          }}
        </CategoryList>
      </EventColumns>
      <CategoryDialog actor={creation} event={event} />
      <RegistrationDialogs actor={registration} event={event} categories={categories} />
    </>
  );
}

function CreateButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="lg" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={onPress}>
      {CATEGORIES.create}
    </Button>
  );
}

function SeeAsPlayer({ event }: { event: Event }) {
  return (
    <Button component={Link} href={eventPath(event.id)} variant="default" size="lg">
      {MANAGE_PAGE.seeAsPlayer}
    </Button>
  );
}
