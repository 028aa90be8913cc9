import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { Workplace } from '#domain/people/person.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { Section } from '../../../shared/forms/Section.tsx';
import { useChart, useUser } from '../../../shared/runtime/AppContext.tsx';
import { STAFF_ROLES, WORKPLACES } from './accountTexts.ts';
import { provideLeaving } from './simpleActors.ts';
import classes from './PrivacySection.module.css';

/** The arenas that the person works at, the way out of each team, and the way to an arena of one's own. */
export function WorkplacesSection() {
  const leaving = useChart(provideLeaving, { input: { name: 'leaveStaff', asksFirst: true } });
  const places = useUser()?.workplaces ?? [];
  const nameOf = (arena: string) => places.find(({ id }) => id === arena)?.name ?? '';
  const { title, lead, noneTitle, noneLead } = WORKPLACES;
  const [heading, words] = places.length > 0 ? [title, lead] : [noneTitle, noneLead];
  return (
    <Section title={heading} lead={words}>
      {places.map((place) => (
        <Place
          key={place.id}
          place={place}
          onLeave={() => leaving.send({ type: 'command.requested', subject: place.id })}
        />
      ))}
      <div>
        <Button component={Link} href={ROUTES.newArena.path} variant="default">
          {WORKPLACES.open}
        </Button>
      </div>
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
