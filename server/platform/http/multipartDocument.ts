import { IMAGE_TYPES } from '#domain/uploads/image.ts';

type Json = Readonly<Record<string, unknown>>;

/** Describes a form in the OpenAPI document: its fields are the members of the body, if there is one, and the file. */
export function describeForm(file: string, body: Json | undefined, types: readonly string[] = IMAGE_TYPES): Json {
  const fields = body ? fieldsOf(body) : [{ name: file, shape: {}, isRequired: true }];
  const schema = {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map(({ name, shape }) => [name, shape])),
      [file]: { type: 'string', format: 'binary' },
    },
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
  return { 'multipart/form-data': { schema, encoding: { [file]: { contentType: types.join(', ') } } } };
}

interface Field {
  readonly name: string;
  readonly shape: Json;
  readonly isRequired: boolean;
}

/** Nested members get dotted names. */
function fieldsOf({ properties = {}, required = [] }: Json): Field[] {
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const shapes: [string, Json][] = Object.entries(Object(properties));
  return shapes.flatMap(([name, shape]) => {
    const isRequired = names.includes(name);
    if (shape['properties'] === undefined) return [{ name, shape, isRequired }];
    return fieldsOf(shape).map((inner) => ({
      ...inner,
      name: `${name}.${inner.name}`,
      isRequired: isRequired && inner.isRequired,
    }));
  });
}
