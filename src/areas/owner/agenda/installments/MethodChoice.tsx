import { DESK_METHODS, type DeskMethod, METHOD_NAMES } from '../../../../../domain/agenda/movement.ts';
import { ChipChoice } from './ChipChoice.tsx';
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
