import { schemaResolver } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { cpfDigits, CpfForm, maskCpf } from '#domain/people/cpf.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import classes from '../../../shared/forms/Fields.module.css';
import { DigitsField } from '../../../shared/forms/DigitsField.tsx';
import { Section, SectionFailure } from '../../../shared/forms/Section.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { cpfQuery } from './accountQueries.ts';
import { CPF_TEXTS } from './accountTexts.ts';
import { provideAccountForms } from './simpleActors.ts';

const FORM = 'cpf';
const validate = schemaResolver(formSchema(CpfForm), { sync: true });

/** The player's CPF, which payment providers are told. */
export function CpfSection() {
  const read = useQuery(cpfQuery(useApp().call));
  if (read.isLoadingError) return <SectionFailure message={CPF_TEXTS.failed} query={read} />;
  return (
    <Section title={CPF_TEXTS.title} lead={CPF_TEXTS.lead}>
      {read.data === undefined ? (
        <Loading label={CPF_TEXTS.loading}>
          <Bone height={48} />
        </Loading>
      ) : (
        <CpfFields saved={read.data} />
      )}
    </Section>
  );
}

function CpfFields({ saved }: { saved: string }) {
  const actor = useChart(provideAccountForms, { input: { name: FORM } });
  const form = useSubmissionForm({ actor, name: FORM, initialValues: { cpf: saved }, validate });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={CPF_TEXTS.title}
      onSubmit={form.onSubmit((typed) => submit(actor, FORM, typed))}
    >
      <DigitsField
        {...form.field('cpf')}
        label={CPF_TEXTS.label}
        placeholder="___.___.___-__"
        mask={maskCpf}
        digitsOf={cpfDigits}
        onDigits={(digits) => form.set('cpf', digits)}
      />
      <SubmitButton actor={actor} className={classes.submit ?? ''}>
        {CPF_TEXTS.save}
      </SubmitButton>
    </form>
  );
}
