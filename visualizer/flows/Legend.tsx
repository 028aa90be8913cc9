import type { ReactNode } from 'react';
import classes from './ChartTools.module.css';
import details from './Details.module.css';
import screen from './Flows.module.css';
import { SignMark } from './SignMark.tsx';
import type { Sign } from './rows.ts';
import { useTexts } from '../texts/useTexts.ts';

const SIGNS: readonly Sign[] = ['done', 'error', 'after', 'always', 'complete', 'invoke', 'forbidden'];

/** The meaning of the signs, boxes and lines of a diagram, and its keyboard shortcuts. */
export function Legend({ onClose }: { readonly onClose: () => void }) {
  const { legend: texts, signs, ring } = useTexts();
  const boxes = BOXES.map(([className, name]) => [className, texts[name]] as const);
  const lines = LINES.map(([className, name]) => [className, texts[name]] as const);
  return (
    <aside id={LEGEND} className={`${details.details} ${classes.legend}`} aria-label={texts.title}>
      <button type="button" className={screen.close} aria-label={texts.close} onClick={onClose}>
        ×
      </button>
      <Part title={texts.signs}>
        {SIGNS.map((sign) => (
          <Entry key={sign} words={signs[sign]}>
            <g transform="translate(18 6)">
              <SignMark sign={sign} x={0} y={0} />
            </g>
          </Entry>
        ))}
        <Entry words={texts.guardMeans}>
          <text className="guard" x={4} y={16} fontSize={12}>
            [{texts.guard}]
          </text>
        </Entry>
        <Entry words={texts.actionMeans}>
          <text className="action" x={10} y={16} fontSize={12}>
            / {texts.action}
          </text>
        </Entry>
      </Part>
      <Part title={texts.boxes}>
        {boxes.map(([className, words]) => (
          <Entry key={words} words={words}>
            <g className={`chart-state ${className}`}>
              <rect className="ground" x={4} y={2} width={40} height={20} rx={7} />
              {className === 'final' && <rect className="inner" x={7} y={5} width={34} height={14} rx={5} />}
              {className === 'compound closed' && <path className="inner" d="M12 17 H36" />}
            </g>
          </Entry>
        ))}
        <Entry words={texts.history}>
          <g className="chart-state history">
            <circle className="ground" cx={24} cy={12} r={10} />
          </g>
          <text className="name" x={24} y={17} textAnchor="middle">
            H
          </text>
        </Entry>
      </Part>
      <Part title={texts.lines}>
        <Entry words={texts.initial}>
          <g className="chart-initial">
            <circle cx={8} cy={12} r={5} />
            <path className="chart-line" d="M13 12 H38" />
            <path className="chart-head" d="M44 12 L36 7.5 L36 16.5 Z" />
          </g>
        </Entry>
        {lines.map(([className, words]) => (
          <Entry key={words} words={words}>
            <g className={`chart-arrow ${className}`}>
              <path className="chart-line" d="M4 12 H38" />
              <path className="chart-head" d="M44 12 L36 7.5 L36 16.5 Z" />
            </g>
          </Entry>
        ))}
        <Entry words={ring}>
          <circle className="chart-ring" cx={24} cy={12} r={5} />
        </Entry>
      </Part>
      <Part title={texts.keys}>
        {[...KEYS.map(([key, name]) => [key, texts[name]] as const), [texts.arrows, texts.arrowKeys] as const].map(
          ([key, words]) => (
            <li key={key}>
              <kbd>{key}</kbd> {words}
            </li>
          ),
        )}
      </Part>
    </aside>
  );
}

/** The id of the panel, for the button that opens it. */
export const LEGEND = 'legenda';

const BOXES = [
  ['atomic', 'atomic'],
  ['compound odd', 'compound'],
  ['compound closed', 'closed'],
  ['compound region', 'region'],
  ['final', 'final'],
  ['atomic active', 'active'],
] as const;

const LINES = [
  ['', 'transition'],
  ['lit', 'lit'],
  ['taken', 'taken'],
  ['untested', 'untested'],
] as const;

const KEYS = [
  ['Tab', 'tabKey'],
  ['Enter', 'enterKey'],
  ['F', 'foldKey'],
  ['+ −', 'zoomKeys'],
  ['0', 'wholeKey'],
] as const;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Entry({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg width={48} height={24} aria-hidden className="chart-drawing">
        {children}
      </svg>
      {words}
    </li>
  );
}
