import { refuse } from './handler.ts';

/** What JSON would have carried in the same request. */
export interface Body {
  [name: string]: string | Body;
}

/** `address.city` → `{ address: { city } }`: the fields of a form as the body that the contract describes. */
export function nestFields(fields: readonly (readonly [name: unknown, value: unknown])[]): Body {
  const body: Body = {};
  for (const [name, value] of fields) {
    // A part without a name, or one that says of itself that it is JSON.
    if (typeof name !== 'string' || typeof value !== 'string') return refuse('malformed');
    if (!put(body, name.split('.'), value)) refuse('malformed', { [name]: 'Valor inválido.' });
  }
  return body;
}

/** False when something else has that place already. */
function put(group: Body, [name = '', ...inner]: readonly string[], value: string): boolean {
  // As JSON's parser does: such a name is no field, it reaches for what all objects share.
  if (name in Object.prototype) return refuse('malformed');
  const present = group[name];
  if (inner.length === 0) {
    if (present !== undefined) return false;
    group[name] = value;
    return true;
  }
  if (typeof present === 'string') return false;
  const within = present ?? {};
  group[name] = within;
  return put(within, inner, value);
}
