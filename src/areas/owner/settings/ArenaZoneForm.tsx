import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Arena } from '#domain/arenas/arena.ts';
import { doesMove, movesText } from '#domain/arenas/zoneMoves.ts';
import { zoneOfCity } from '#domain/arenas/zoneOf.ts';
import { ARENA_ZONES, hoursAhead, isArenaZone, zoneText } from '#domain/arenas/zones.ts';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { provideSettingsForms } from './settingsActors.ts';
import { arenaZoneQuery } from './settingsQueries.ts';
import { ARENA_ZONE, cityZoneText } from './settingsTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';
import own from './ArenaZoneForm.module.css';

const FORM = 'arenaZone';

/** The arena's clock, with what another one would move. */
export function ArenaZoneForm({ arena, version }: { arena: Arena; version: number }) {
  const { call, now } = useApp();
  const { data: ahead } = useQuery(arenaZoneQuery(call));
  const actor = useChart(provideSettingsForms, { input: { name: FORM } });
  const form = useSubmissionForm({ actor, name: FORM, initialValues: { zone: arena.zone }, validate: () => ({}) });
  const change = [arena.zone, form.values.zone] as const;
  const moving = ahead && doesMove(ahead, change, now()) ? ahead : null;
  const zones = isArenaZone(arena.zone) ? ARENA_ZONES : [arena.zone, ...ARENA_ZONES];
  const isTheirs = form.theirs('zone') !== undefined;
  return (
    <Section title={ARENA_ZONE.title} lead={ARENA_ZONE.lead}>
      <form
        noValidate
        className={classes.fields}
        aria-label={ARENA_ZONE.title}
        onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, version, seen: moving }))}
      >
        <NativeSelect
          {...form.field('zone')}
          size="md"
          label={ARENA_ZONE.label}
          description={isTheirs ? savedElsewhere(zoneText(arena.zone, now())) : hintOf(arena, now())}
          data={zones.map((value) => ({ value, label: zoneText(value, now()) }))}
        />
        <div aria-live="polite">{moving && <p className={own.moves}>{movesText(moving, change, now())}</p>}</div>
        <SubmitButton actor={actor} className={classes.submit ?? ''}>
          {moving ? ARENA_ZONE.change : ARENA_ZONE.save}
        </SubmitButton>
      </form>
    </Section>
  );
}

function hintOf({ address: { city }, zone }: Arena, now: Date): string | undefined {
  const known = zoneOfCity(city);
  if (!known.isSure) return ARENA_ZONE.doubt;
  return hoursAhead(known.zone, zone, now) === 0 ? undefined : cityZoneText(city, zoneText(known.zone, now));
}
