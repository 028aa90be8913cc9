import { type FormErrors, schemaResolver } from '@mantine/form';
import { type UnregisteredArena, UnregisteredArenaForm } from '#domain/unregisteredArenas/unregisteredArena.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';
import { flat } from '../../../shared/forms/flat.ts';

/** The form's values: texts, as a draft keeps them, in the order of the fields. */
type TypedArena = FormOf<'newUnregisteredArena'>;

export const EMPTY_ARENA: TypedArena = { name: '', city: '', street: '', district: '' };

export function typedArena({ name, address: { city, street = '', district = '' } }: UnregisteredArena): TypedArena {
  return { name, city, street, district };
}

const check = schemaResolver(formSchema(UnregisteredArenaForm), { sync: true });
export function arenaFaults(typed: TypedArena): FormErrors {
  return flat(check(toArena(typed)));
}

/** The key of a form's draft: each arena has its own. */
export function arenaDraft(id: string | undefined): string {
  return id === undefined ? 'newUnregisteredArena' : `unregisteredArena:${id}`;
}

export function toArena({ name, city, street, district }: TypedArena): UnregisteredArenaForm {
  return {
    name: name.trim(),
    address: {
      city: city.trim(),
      ...(street.trim() !== '' && { street: street.trim() }),
      ...(district.trim() !== '' && { district: district.trim() }),
    },
  };
}
