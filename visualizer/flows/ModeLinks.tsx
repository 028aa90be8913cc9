import { Link } from 'wouter';
import { HOME } from './address.ts';
import classes from './Flows.module.css';
import { useTexts } from '../texts/useTexts.ts';

interface ModeLinksProps {
  /** The open chart; without one only the list and the live mode have links. */
  readonly chartId?: string;
  readonly current: 'list' | 'drawing' | 'steps' | 'live';
}

/** Links to the visualizer's modes: a chart's diagram, its steps, and the running app. */
export function ModeLinks({ chartId, current }: ModeLinksProps) {
  const texts = useTexts().modes;
  const modes =
    chartId === undefined
      ? [{ mode: 'list', href: HOME, text: texts.list } as const]
      : [
          { mode: 'drawing', href: `${HOME}/${chartId}`, text: texts.drawing } as const,
          { mode: 'steps', href: `${HOME}/${chartId}/passos`, text: texts.steps } as const,
        ];
  return (
    <nav className={classes.modes} aria-label={texts.label}>
      {[...modes, { mode: 'live', href: `${HOME}/ao-vivo`, text: texts.live } as const].map(({ mode, href, text }) => (
        <Link key={mode} href={href} aria-current={mode === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
