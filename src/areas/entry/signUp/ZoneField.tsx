import { NativeSelect } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ARENA_ZONES, zoneText } from '#domain/arenas/zones.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { zoneAsked } from './zoneAsked.ts';
import { ZONE_FIELD } from './signUpTexts.ts';

type ZoneFieldProps = { city: string; field: ComponentProps<typeof NativeSelect> & { value: string } };

/** The time zone of an arena, asked only where the name of its city leaves a doubt. */
export function ZoneField({ city, field }: ZoneFieldProps) {
  const { now } = useApp();
  const { zone } = zoneAsked(city, field.value);
  if (zone === undefined) return null;
  return (
    <NativeSelect
      {...field}
      value={zone}
      label={ZONE_FIELD.label}
      description={ZONE_FIELD.hint}
      data={ARENA_ZONES.map((value) => ({ value, label: zoneText(value, now()) }))}
    />
  );
}
