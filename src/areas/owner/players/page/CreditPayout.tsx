import { schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { DESK_METHODS, type DeskMethod, METHOD_NAMES, USUAL_METHOD } from '#domain/ledger/movement.ts';
import { typeReais } from '#domain/values/money.ts';
import { CreditPayoutForm } from '#domain/players/arenaPlayer.ts';
import type { Player } from '#domain/people/player.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { Disclosure } from '../../../../shared/look/pieces/Disclosure.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { creditDebtDraft, payoutDraft, provideCreditDebt } from './playerActors.ts';
import { CREDIT_DEBT, PAYOUT } from './playerTexts.ts';
import classes from './Player.module.css';

const validate = schemaResolver(formSchema(CreditPayoutForm), { sync: true });

type CreditPayoutProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  player: Player;
  /** All of it, in centavos, which the form begins with. */
  credit: number;
};

/** Writes down that a player was given credit back at the desk. */
export function CreditPayout(props: CreditPayoutProps) {
  return <MoneyForm {...props} form="creditPayout" draft={payoutDraft(props.player.id)} texts={PAYOUT} />;
}

/** Writes down that a player paid at the desk what they owe of credit. */
export function CreditDebtPayment({ player, owed }: { player: Player; owed: number }) {
  const actor = useChart(provideCreditDebt, { input: { name: 'creditDebt' } });
  const draft = creditDebtDraft(player.id);
  return <MoneyForm actor={actor} player={player} credit={owed} form="creditDebt" draft={draft} texts={CREDIT_DEBT} />;
}

type MoneyFormProps = CreditPayoutProps & {
  form: 'creditPayout' | 'creditDebt';
  draft: string;
  texts: Readonly<Record<keyof typeof PAYOUT, string>>;
};

function MoneyForm({ actor, player: { id, name }, credit, form: sent, draft, texts }: MoneyFormProps) {
  const initialValues: { value: string; method: DeskMethod } = { value: typeReais(credit), method: USUAL_METHOD };
  const form = useSubmissionForm({ actor, name: draft, initialValues, validate });
  return (
    <div className={classes.opening}>
      <Disclosure summary={texts.title} of={name}>
        <form
          noValidate
          className={classes.payout}
          aria-label={texts.title}
          onSubmit={form.onSubmit((typed) => submit(actor, sent, { ...typed, id }))}
        >
          <p className={classes.lead}>{texts.lead}</p>
          <MoneyField
            {...form.field('value')}
            value={form.values.value}
            label={texts.value}
            onText={(text) => form.set('value', text)}
          />
          <ChipChoice
            label={texts.method}
            name="forma"
            options={DESK_METHODS}
            value={form.values.method}
            textOf={(method) => METHOD_NAMES[method]}
            onChoose={(method) => form.set('method', method)}
          />
          <SubmitButton actor={actor}>{texts.save}</SubmitButton>
        </form>
      </Disclosure>
    </div>
  );
}
