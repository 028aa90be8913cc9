import { type FormErrors, schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import type { Arena } from '#domain/arenas/arena.ts';
import { ArenaProfile } from '#domain/arenas/arenaProfile.ts';
import { positionText } from '#domain/arenas/position.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';
import { flat } from '../../../shared/forms/flat.ts';

type Typed = Omit<FormOf<'arenaProfile'>, 'version' | 'hasInstagram'>;

/** The saved values, in the order of the fields on screen. */
export function typedProfile({ name, address, position, description = '', socials, phone = '' }: Arena): Typed {
  const { city, street = '', district = '' } = address;
  const place = position ? positionText(position) : '';
  return { name, city, street, district, position: place, description, instagram: socials.instagram ?? '', phone };
}

const check = schemaResolver(formSchema(ArenaProfile), { sync: true });

/** @param saved the saved values: Instagram may stay empty only when none is saved */
export function profileFaults(saved: Typed) {
  return (typed: Typed): FormErrors => flat(check(nested(typed, saved.instagram !== '')));
}

const decodeProfile = Schema.decodeUnknownSync(ArenaProfile);

/** Converts the form that the chart sends to the request. */
export function toProfileChange({ version, hasInstagram, ...typed }: FormOf<'arenaProfile'>) {
  return { query: { version }, body: decodeProfile(nested(typed, hasInstagram)) };
}

function nested(
  { name, city, street, district, position, description, instagram, phone }: Typed,
  hasInstagram: boolean,
): object {
  const socials = instagram === '' && !hasInstagram ? {} : { instagram };
  const address = { city: city.trim(), street: street.trim(), district: district.trim() };
  return { name: name.trim(), address, position: position.trim(), description: description.trim(), socials, phone };
}
