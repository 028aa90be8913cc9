import { Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { LinkRefusal, USUAL_REASON } from '#domain/payment/paymentLink.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { provideLinkRefusal } from './paymentLinkActors.ts';
import { LINK } from './paymentLinkTexts.ts';
import classes from './PaymentLinks.module.css';

const FORM = 'linkRefusal';
const USUAL: { readonly reason: string } = { reason: USUAL_REASON };
const validate = schemaResolver(formSchema(LinkRefusal), { sync: true });

/** Why the desk does not mark what was said; the usual words are there already. */
export function RefuseForm({ id, onDismiss }: { id: string; onDismiss: () => void }) {
  const actor = useChart(provideLinkRefusal, { input: { name: FORM } });
  const form = useSubmissionForm({
    actor,
    name: `${FORM} ${id}`,
    initialValues: USUAL,
    validate,
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={LINK.refuseTitle}
      onSubmit={form.onSubmit(({ reason }) => submit(actor, FORM, { id, reason }))}
    >
      <Textarea {...form.field('reason')} label={LINK.reason} description={LINK.reasonHint} rows={2} />
      <FormActions actor={actor} dismiss={LINK.back} onDismiss={onDismiss}>
        {LINK.refuse}
      </FormActions>
    </form>
  );
}
