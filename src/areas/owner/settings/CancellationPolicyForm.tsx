import { TextInput } from '@mantine/core';
import { type CancellationPolicy, policyText } from '#domain/arenas/cancellationPolicy.ts';
import {
  type CancellationPolicyForm as Typed,
  faultsIn,
  formOf,
  GIVEN,
  policyIn,
  TIER_FIELDS,
} from '#domain/booking/cancellationPolicyForm.ts';
import { RadioField } from '../../../shared/forms/RadioField.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { provideSettingsForms } from './settingsActors.ts';
import { CANCELLATION, GIVES_NAMES, tierLabel } from './settingsTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';
import own from './CancellationPolicyForm.module.css';

const FORM = 'cancellationPolicy';
const CHOICES = GIVEN.map((value) => ({ value, label: GIVES_NAMES[value] }));

/** What comes back to players who cancel what they have paid. */
export function CancellationPolicyForm({ saved, version }: { saved: CancellationPolicy | undefined; version: number }) {
  const actor = useChart(provideSettingsForms, { input: { name: FORM } });
  const form = useSubmissionForm<Typed>({ actor, name: FORM, initialValues: formOf(saved), validate: faultsIn });
  const { gives } = form.values;
  const theirs = form.theirs('gives');
  return (
    <Section title={CANCELLATION.title} lead={CANCELLATION.lead}>
      <form
        noValidate
        className={classes.fields}
        aria-label={CANCELLATION.title}
        onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, version }))}
      >
        <RadioField
          {...form.field('gives')}
          label={CANCELLATION.gives}
          description={theirs === undefined ? undefined : savedElsewhere(GIVES_NAMES[saved?.gives ?? 'nothing'])}
          choices={CHOICES}
        />
        {gives !== 'nothing' && (
          <fieldset className={own.tiers}>
            <legend>{CANCELLATION.tiers}</legend>
            <p className={own.hint}>{CANCELLATION.tiersHint}</p>
            {TIER_FIELDS.map(({ hours, percent }, index) => (
              <div key={hours} className={own.tier}>
                {([hours, percent] as const).map((name) => (
                  <TextInput
                    key={name}
                    {...form.field(name)}
                    label={
                      <>
                        <span className="visually-hidden">{tierLabel(index + 1)}</span>
                        {name === hours ? CANCELLATION.hours : CANCELLATION.percent}
                      </>
                    }
                    description={savedElsewhere(form.theirs(name))}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                ))}
              </div>
            ))}
          </fieldset>
        )}
        {gives === 'credit' && (
          <TextInput
            {...form.field('bonus')}
            label={CANCELLATION.bonus}
            description={savedElsewhere(form.theirs('bonus')) ?? CANCELLATION.bonusHint}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <div className={own.preview} aria-live="polite">
          <b>{CANCELLATION.preview}</b>
          <p>{previewOf(form.values)}</p>
        </div>
        <SubmitButton actor={actor} className={classes.submit ?? ''}>
          {CANCELLATION.save}
        </SubmitButton>
      </form>
    </Section>
  );
}

/** The sentence that players will read; of what cannot be saved as it is, the first reason. */
function previewOf(typed: Typed): string {
  const [fault] = Object.values(faultsIn(typed));
  return fault ?? (policyText(policyIn(typed)) || CANCELLATION.off);
}
