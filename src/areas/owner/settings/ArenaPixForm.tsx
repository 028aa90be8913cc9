import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type ArenaPix, ArenaPixForm as Typed, receiverShown } from '#domain/payment/arenaPix.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { ProofDialog } from '../../../shared/proof/ProofDialog.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { provideSettingsForms } from './settingsActors.ts';
import { ARENA_PIX } from './settingsTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';

const FORM = 'arenaPix';
const validate = schemaResolver(formSchema(Typed), { sync: true });

/** The arena's own PIX key for the desk, with the name that a payer will see of it. */
export function ArenaPixForm({ saved, version }: { saved: ArenaPix | undefined; version: number }) {
  const actor = useChart(provideSettingsForms, { input: { name: FORM } });
  const initialValues: typeof Typed.Encoded = { pixKey: saved?.key ?? '', receiver: saved?.receiver ?? '' };
  const form = useSubmissionForm({ actor, name: FORM, initialValues, validate });
  const { receiver } = form.values;
  return (
    <Section title={ARENA_PIX.title} lead={ARENA_PIX.lead}>
      <form
        noValidate
        className={classes.fields}
        aria-label={ARENA_PIX.title}
        onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, version }))}
      >
        <TextInput
          {...form.field('pixKey')}
          label={ARENA_PIX.key}
          description={savedElsewhere(form.theirs('pixKey')) ?? ARENA_PIX.keyHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextInput
          {...form.field('receiver')}
          label={ARENA_PIX.receiver}
          description={
            savedElsewhere(form.theirs('receiver')) ??
            (receiver.trim() === '' ? ARENA_PIX.receiverHint : `${ARENA_PIX.shown} ${receiverShown({ receiver })}`)
          }
          autoComplete="off"
        />
        <SubmitButton actor={actor} className={classes.submit ?? ''}>
          {ARENA_PIX.save}
        </SubmitButton>
      </form>
      <ProofDialog actor={actor} />
    </Section>
  );
}
