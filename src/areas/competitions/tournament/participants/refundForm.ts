import { schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import { GrantedRefund } from '#domain/registrations/former.ts';
import { formSchema } from '#domain/values/text/issues.ts';

export const NO_REASON = { reason: '' };

export const refundFaults = schemaResolver(formSchema(Schema.Struct({ reason: GrantedRefund.fields.reason })), {
  sync: true,
});

/** The key of the form's draft: each person has their own. */
export function refundDraft(registration: string, person: string): string {
  return `grantRefund:${registration}:${person}`;
}
