import { type FormErrors, schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import type { Arena } from '../../../../domain/arenas/arena.ts';
import { ArenaProfile } from '../../../../domain/arenas/ownArena.ts';
import { Version } from '../../../../domain/contract/version.ts';
import { formSchema } from '../../../../domain/validation/issues.ts';
import { flat } from '../../../shared/forms/flat.ts';

const Typed = Schema.Struct({
  name: Schema.String,
  city: Schema.String,
  instagram: Schema.String,
  phone: Schema.String,
});
type Typed = { name: string; city: string; instagram: string; phone: string };

/** What is saved, in the order of the fields. */
export function typedProfile({ name, address, socials, phone = '' }: Arena): Typed {
  return { name, city: address.city, instagram: socials.instagram ?? '', phone };
}

const check = schemaResolver(formSchema(ArenaProfile), { sync: true });

/** @param saved an arena that has no Instagram may stay without one */
export function profileFaults(saved: Typed) {
  return (typed: Typed): FormErrors => flat(check(nested(typed, saved.instagram !== '')));
}

const Sent = Schema.Struct({ ...Typed.fields, version: Version, hasInstagram: Schema.Boolean });
const decodeSent = Schema.decodeUnknownSync(Sent);
const decodeProfile = Schema.decodeUnknownSync(ArenaProfile);

/** The form as the chart sends it, as the server takes it. */
export function toProfileChange(form: object | null) {
  const { version, hasInstagram, ...typed } = decodeSent(form);
  return { query: { version }, body: decodeProfile(nested(typed, hasInstagram)) };
}

function nested({ name, city, instagram, phone }: Typed, hasInstagram: boolean): object {
  const socials = instagram === '' && !hasInstagram ? {} : { instagram };
  return { name: name.trim(), address: { city: city.trim() }, socials, phone };
}
