import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconX } from '@tabler/icons-react';
import { Link } from 'wouter';
import { canCallOffCategory, canCallOffEvent, entryOf, takesCategories } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import { eventPath, publicEventPath, publicTournamentPath } from '#domain/navigation/paths.ts';
import { useChart, useUser } from '../../../../shared/runtime/AppContext.tsx';
import { MY_EVENTS_PATH } from '../eventAddress.ts';
import { provideRegistration, RefusedRefunds, RegistrationDialogs, requestOf } from '../../registrations/index.ts';
import { provideCallOff } from './callOffActors.ts';
import { CallOffDialogs } from './CallOffDialogs.tsx';
import { CALL_OFF_CATEGORY, CALL_OFF_EVENT } from './callOffTexts.ts';
import { provideCategories } from './categoryActors.ts';
import { CategoryCard } from '../page/CategoryCard.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { EDIT_CATEGORY, EDIT_EVENT } from './editTexts.ts';
import { EventEditDialog } from './EventEditDialog.tsx';
import { EventChanges } from '../page/EventChanges.tsx';
import { CategoryList } from '../page/CategoryList.tsx';
import { CATEGORIES } from '../page/categoryTexts.ts';
import { EntryButton } from '../page/EntryButton.tsx';
import { EventColumns } from '../page/EventColumns.tsx';
import { EventHead } from '../page/EventHead.tsx';
import { MANAGE_PAGE } from '../page/eventPageTexts.ts';
import { HowTheyPay } from '../page/HowTheyPay.tsx';
import { NoCategories } from './NoCategories.tsx';
import { TournamentLink } from '../page/TournamentLink.tsx';
import { useCategories } from '../page/useCategories.ts';
import { PublicPageLink } from '../public/PublicPageLink.tsx';

/** The organizer's own event: its tournaments, a new one, and the registration of players. */
export function ManagedEvent({ event }: { event: Event }) {
  const user = useUser();
  const creation = useChart(provideCategories, {});
  const registration = useChart(provideRegistration, {});
  const callOff = useChart(provideCallOff, {});
  const read = useCategories(event.id);
  const categories = read.data ?? [];
  const isShownToStrangers = event.status !== 'AGUARDANDO_APROVACAO' && event.status !== 'CANCELADO';
  const create = () => creation.send({ type: 'create.requested' });
  return (
    <>
      <title>{`${MANAGE_PAGE.title}: ${event.name} · Quadra Livre`}</title>
      <EventHead
        event={event}
        isOrganizer
        categories={categories}
        back={{ href: MY_EVENTS_PATH, label: MANAGE_PAGE.back }}
        actions={
          <>
            <SeeAsPlayer event={event} />
            {isShownToStrangers && <PublicPageLink href={publicEventPath(event.id)} />}
            {takesCategories(event) && (
              <EditButton label={EDIT_EVENT.ask} onPress={() => creation.send({ type: 'eventEdit.requested' })} />
            )}
            {canCallOffEvent(event, categories) && (
              <CallOffButton
                label={CALL_OFF_EVENT.ask}
                onPress={() => callOff.send({ type: 'event.callOff.requested', id: event.id })}
              />
            )}
          </>
        }
      />
      <RefusedRefunds eventId={event.id} />
      <EventChanges event={event} />
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
                {entry !== 'cancelled' && (
                  <EntryButton
                    variant="default"
                    label={CATEGORIES.addRegistration}
                    category={category}
                    entry={entry}
                    onPress={() => registration.send(requestOf(category, { asOrganizer: true, user }))}
                  />
                )}
                <TournamentLink variant="subtle" label={CATEGORIES.see} event={event} category={category} />
                {isShownToStrangers && entry !== 'cancelled' && (
                  <PublicPageLink href={publicTournamentPath(category.id)} of={category.category} />
                )}
                {canCallOffCategory(category) && takesCategories(event) && (
                  <EditButton
                    label={EDIT_CATEGORY.ask}
                    of={category.category}
                    onPress={() => creation.send({ type: 'categoryEdit.requested', id: category.id })}
                  />
                )}
                {canCallOffCategory(category) && (
                  <CallOffButton
                    label={CALL_OFF_CATEGORY.ask}
                    of={category.category}
                    onPress={() => callOff.send({ type: 'category.callOff.requested', id: category.id })}
                  />
                )}
              </CategoryCard>
            );
          }}
        </CategoryList>
      </EventColumns>
      <CallOffDialogs actor={callOff} event={event} categories={categories} />
      <CategoryDialog actor={creation} event={event} categories={categories} />
      <EventEditDialog actor={creation} event={event} />
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

type ActionProps = { label: string; of?: string; onPress: () => void };

function EditButton({ label, of, onPress }: ActionProps) {
  return (
    <Button
      variant={of === undefined ? 'default' : 'subtle'}
      size={of === undefined ? 'lg' : 'md'}
      leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
      {...(of !== undefined && { 'aria-label': `${label} ${of}` })}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

function CallOffButton({ label, of, onPress }: ActionProps) {
  return (
    <Button
      variant="subtle"
      color="coral"
      size={of === undefined ? 'lg' : 'md'}
      leftSection={<IconX size={20} stroke={1.75} aria-hidden />}
      {...(of !== undefined && { 'aria-label': `${label} ${of}` })}
      onClick={onPress}
    >
      {label}
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
