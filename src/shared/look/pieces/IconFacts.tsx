import type { IconComponent } from '../icon.ts';
import classes from './IconFacts.module.css';

interface IconFact {
  readonly icon: IconComponent;
  /** Said to screen readers in the icon's place; unique in the list. */
  readonly name: string;
  readonly text: string;
}

/** Facts that icons name, such as when and where. How they are placed is the class's. */
export function IconFacts({ facts, className }: { facts: readonly IconFact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ icon: Icon, name, text }) => (
        <div key={name} className={classes.fact}>
          <dt>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{name}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
