import { DESK_METHODS, type DeskMethod, METHOD_NAMES, type WayToPayHere } from '#domain/ledger/movement.ts';
import { formatReais } from '#domain/values/money.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { INSTALLMENTS } from './installmentTexts.ts';

type MethodChoiceProps = {
  /** Absent when several people pay in different ways. */
  value: DeskMethod | undefined;
  label?: string;
  onChoose: (method: DeskMethod) => void;
};

/** How it was paid, with one tap. */
export function MethodChoice({ value, label = INSTALLMENTS.method, onChoose }: MethodChoiceProps) {
  return (
    <ChipChoice
      label={label}
      name="forma"
      options={DESK_METHODS}
      value={value}
      textOf={(method) => METHOD_NAMES[method]}
      onChoose={onChoose}
    />
  );
}

type PayingChoiceProps = {
  value: WayToPayHere;
  /** What the arena owes the player, in centavos. */
  credit: number;
  onChoose: (method: WayToPayHere) => void;
};

/** The same, and the player's credit, if there is any. */
export function PayingChoice({ value, credit, onChoose }: PayingChoiceProps) {
  return (
    <ChipChoice<WayToPayHere>
      label={INSTALLMENTS.method}
      name="forma"
      options={credit > 0 ? ['player_credit', ...DESK_METHODS] : DESK_METHODS}
      value={value}
      textOf={(method) => METHOD_NAMES[method] + (method === 'player_credit' ? `: ${formatReais(credit)}` : '')}
      onChoose={onChoose}
    />
  );
}
