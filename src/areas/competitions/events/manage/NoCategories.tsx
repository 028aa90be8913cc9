import { Button } from '@mantine/core';
import { takesCategories } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import { whatsappLink } from '#domain/people/phone.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { CATEGORIES } from '../page/categoryTexts.ts';
import { EVENT_PAGE } from '../page/eventPageTexts.ts';

type NoCategoriesProps = {
  event: Event;
  /** Only for the organizer, who can create one. */
  onCreate?: () => void;
};

/** Shown when an event has no tournaments, with what this person can do about it. */
export function NoCategories({ event, onCreate }: NoCategoriesProps) {
  if (!takesCategories(event)) return <EmptyState title={CATEGORIES.noneOver}>{CATEGORIES.noneOverHint}</EmptyState>;
  if (onCreate) {
    return (
      <EmptyState
        title={CATEGORIES.noneOwn}
        action={
          <Button size="lg" onClick={onCreate}>
            {CATEGORIES.create}
          </Button>
        }
      >
        {CATEGORIES.noneOwnHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={CATEGORIES.none}
      action={
        <Button
          component="a"
          variant="default"
          size="lg"
          href={whatsappLink(event.phoneToContact)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {CATEGORIES.ask}
          <span className="visually-hidden"> ({EVENT_PAGE.newTab})</span>
        </Button>
      }
    >
      {CATEGORIES.noneHint}
    </EmptyState>
  );
}
