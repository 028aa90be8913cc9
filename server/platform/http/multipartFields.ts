import { refuse } from './handler.ts';

/** The body that a JSON request would have had. */
export interface Body {
  [name: string]: string | Body;
}

/** `address.city` → `{ address: { city } }`: turns the fields of a form into the body that the contract describes. */
export function nestFields(fields: readonly (readonly [name: unknown, value: unknown])[]): Body {
  const body: Body = {};
  for (const [name, value] of fields) {
    // A part without a name, or a part that declares itself as JSON.
    if (typeof name !== 'string' || typeof value !== 'string') return refuse('malformed');
    if (!put(body, name.split('.'), value)) refuse('malformed', { [name]: 'Valor inválido.' });
  }
  return body;
}

/** False when the place is already taken by another field. */
function put(group: Body, [name = '', ...inner]: readonly string[], value: string): boolean {
  // Refused as the JSON parser does: such a name would reach the prototype that all objects share.
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
