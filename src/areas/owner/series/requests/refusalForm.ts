import { schemaResolver } from '@mantine/form';
import { RequestRefusal } from '#domain/series/request.ts';
import { formSchema } from '#domain/values/text/issues.ts';

/** The key of the draft; each request has its own. */
export function draftOfRefusal(id: string): string {
  return `seriesRefusal ${id}`;
}

/** What is written to a player who is refused. */
export const refusalFaults = schemaResolver(formSchema(RequestRefusal), { sync: true });
