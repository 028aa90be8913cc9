import { Link } from 'wouter';
import { HOME } from './address.ts';
import classes from './Flows.module.css';

interface ModeLinksProps {
  /** The open chart; without one only the list and the live mode have links. */
  readonly chartId?: string;
  readonly current: 'list' | 'drawing' | 'steps' | 'live';
}

/** Links to the visualizer's modes: a chart's diagram, its steps, and the running app. */
export function ModeLinks({ chartId, current }: ModeLinksProps) {
  const modes =
    chartId === undefined
      ? [{ mode: 'list', href: HOME, text: 'Catálogo' } as const]
      : [
          { mode: 'drawing', href: `${HOME}/${chartId}`, text: 'Desenho' } as const,
          { mode: 'steps', href: `${HOME}/${chartId}/passos`, text: 'Passo a passo' } as const,
        ];
  return (
    <nav className={classes.modes} aria-label="Modos">
      {[...modes, { mode: 'live', href: `${HOME}/ao-vivo`, text: 'Ao vivo' } as const].map(({ mode, href, text }) => (
        <Link key={mode} href={href} aria-current={mode === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
