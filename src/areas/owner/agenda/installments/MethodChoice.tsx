import { DESK_METHODS, type DeskMethod, METHOD_NAMES } from '../../../../../domain/agenda/movement.ts';
import { INSTALLMENTS } from './installmentTexts.ts';
import classes from './MethodChoice.module.css';

type MethodChoiceProps = { value: DeskMethod; onChoose: (method: DeskMethod) => void };

/** How it was paid, with one tap. */
export function MethodChoice({ value, onChoose }: MethodChoiceProps) {
  return (
    <fieldset className={classes.methods}>
      <legend className={classes.legend}>{INSTALLMENTS.method}</legend>
      {DESK_METHODS.map((method) => (
        <label key={method} className={classes.method}>
          <input
            type="radio"
            className="visually-hidden"
            name="forma"
            value={method}
            checked={method === value}
            onChange={() => onChoose(method)}
          />
          {METHOD_NAMES[method]}
        </label>
      ))}
    </fieldset>
  );
}
