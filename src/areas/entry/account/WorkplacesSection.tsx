import { Button } from '@mantine/core';
import type { Workplace } from '../../../../domain/people/person.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { Section } from '../../../shared/forms/Section.tsx';
import { useChart, useUser } from '../../../shared/runtime/AppContext.tsx';
import { STAFF_ROLES, WORKPLACES } from './accountTexts.ts';
import { provideLeaving } from './simpleActors.ts';
import classes from './PrivacySection.module.css';

/** The arenas that the person works at, and the way out of each team; nothing for whoever works nowhere. */
export function WorkplacesSection() {
  const leaving = useChart(provideLeaving, { input: { name: 'leaveStaff', asksFirst: true } });
  const places = useUser()?.workplaces ?? [];
  const nameOf = (arena: string) => places.find(({ id }) => id === arena)?.name ?? '';
  if (places.length === 0) return null;
  return (
    <Section title={WORKPLACES.title} lead={WORKPLACES.lead}>
      {places.map((place) => (
        <Place
          key={place.id}
          place={place}
          onLeave={() => leaving.send({ type: 'command.requested', subject: place.id })}
        />
      ))}
      <ConfirmDialog actor={leaving} title={WORKPLACES.leaveTitle} confirm={WORKPLACES.leave} decline={WORKPLACES.stay}>
        {(subject) => `${nameOf(subject)}: ${WORKPLACES.leaveText}`}
      </ConfirmDialog>
    </Section>
  );
}

function Place({ place: { name, role }, onLeave }: { place: Workplace; onLeave: () => void }) {
  return (
    <div className={classes.right}>
      <p>
        <b>{name}</b> · {STAFF_ROLES[role]}
      </p>
      <Button variant="outline" color="coral" onClick={onLeave} aria-label={`${WORKPLACES.leave}: ${name}`}>
        {WORKPLACES.leave}
      </Button>
    </div>
  );
}
