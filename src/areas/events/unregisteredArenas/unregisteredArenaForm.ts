import { type FormErrors, schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import { Id } from '../../../../domain/contract/id.ts';
import { Version } from '../../../../domain/contract/version.ts';
import {
  type UnregisteredArena,
  UnregisteredArenaForm,
} from '../../../../domain/unregisteredArenas/unregisteredArena.ts';
import { formSchema } from '../../../../domain/validation/issues.ts';
import { flat } from '../../../shared/forms/flat.ts';

/** What is typed, in the order of the fields: texts, as a draft keeps them. */
const TypedArena = Schema.Struct({
  name: Schema.String,
  city: Schema.String,
  street: Schema.String,
  district: Schema.String,
});
type TypedArena = { name: string; city: string; street: string; district: string };

export const EMPTY_ARENA: TypedArena = { name: '', city: '', street: '', district: '' };

export function typedArena({ name, address: { city, street = '', district = '' } }: UnregisteredArena): TypedArena {
  return { name, city, street, district };
}

const check = schemaResolver(formSchema(UnregisteredArenaForm), { sync: true });
export function arenaFaults(typed: TypedArena): FormErrors {
  return flat(check(nested(typed)));
}

const decodeTyped = Schema.decodeUnknownSync(TypedArena);
export function toArena(form: object | null): UnregisteredArenaForm {
  return nested(decodeTyped(form));
}

/** Which arena is changed, and as which version its editor saw it. */
export const toSeen = Schema.decodeUnknownSync(Schema.Struct({ id: Id, version: Version }));

/** Under which a form's draft is kept: each arena has its own. */
export function arenaDraft(id: string | undefined): string {
  return id === undefined ? 'newUnregisteredArena' : `unregisteredArena:${id}`;
}

function nested({ name, city, street, district }: TypedArena): UnregisteredArenaForm {
  return {
    name: name.trim(),
    address: {
      city: city.trim(),
      ...(street.trim() !== '' && { street: street.trim() }),
      ...(district.trim() !== '' && { district: district.trim() }),
    },
  };
}
