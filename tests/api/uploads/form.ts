/** A part of a form as a client writes it; `headers` says more than a browser would. */
export interface Part {
  readonly name?: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly bytes: string | Uint8Array;
}

const BOUNDARY = 'limite-da-quadra';

export const FORM_HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** The body of a form, by hand: an attacker's is not what FormData makes. */
export function formOf(parts: readonly Part[]): Buffer {
  return Buffer.concat([...parts.map(partOf), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export function partOf({ name, fileName, type, bytes }: Part): Buffer {
  const attributes = [
    'form-data',
    ...(name === undefined ? [] : [`name="${name}"`]),
    ...(fileName === undefined ? [] : [`filename="${fileName}"`]),
  ];
  const lines = [
    `--${BOUNDARY}`,
    `Content-Disposition: ${attributes.join('; ')}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);
}

/** The parts of an object's members, inner ones by dotted names. */
export function fieldsOf(members: object, prefix = ''): Part[] {
  return Object.entries(members).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? fieldsOf(value, `${prefix}${name}.`)
      : [{ name: `${prefix}${name}`, bytes: String(value) }],
  );
}

export function picturePart(bytes: Uint8Array, fileName = 'eu.jpg'): Part {
  return { name: 'avatar', fileName, type: 'image/jpeg', bytes };
}
