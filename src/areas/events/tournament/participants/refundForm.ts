import { schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import { Id } from '../../../../../domain/contract/id.ts';
import { GrantedRefund } from '../../../../../domain/registrations/former.ts';
import { formSchema } from '../../../../../domain/validation/issues.ts';

export const NO_REASON = { reason: '' };

export const refundFaults = schemaResolver(formSchema(Schema.Struct({ reason: GrantedRefund.fields.reason })), {
  sync: true,
});

const decode = Schema.decodeUnknownSync(Schema.Struct({ id: Id, ...GrantedRefund.fields }));
export function toGranted(form: object | null) {
  const { id, ...body } = decode(form);
  return { params: { id }, body };
}

/** Under which what is typed is kept: each person has their own. */
export function refundDraft(registration: string, person: string): string {
  return `grantRefund:${registration}:${person}`;
}
