import type { ReactNode } from 'react';
import classes from './ChartTools.module.css';
import details from './Details.module.css';
import screen from './Flows.module.css';
import { SIGN_WORDS, SignMark } from './SignMark.tsx';
import type { Sign } from './rows.ts';

const SIGNS: readonly Sign[] = ['done', 'error', 'after', 'always', 'complete', 'invoke', 'forbidden'];

/** The meaning of the signs, boxes and lines of a diagram, and its keyboard shortcuts. */
export function Legend({ onClose }: { readonly onClose: () => void }) {
  return (
    <aside id={LEGEND} className={`${details.details} ${classes.legend}`} aria-label="Legenda">
      <button type="button" className={screen.close} aria-label="Fechar legenda" onClick={onClose}>
        ×
      </button>
      <Part title="Sinais">
        {SIGNS.map((sign) => (
          <Entry key={sign} words={SIGN_WORDS[sign]}>
            <g transform="translate(18 6)">
              <SignMark sign={sign} x={0} y={0} />
            </g>
          </Entry>
        ))}
        <Entry words="só se a guarda deixa">
          <text className="guard" x={4} y={16} fontSize={12}>
            [guarda]
          </text>
        </Entry>
        <Entry words="o que faz ao passar">
          <text className="action" x={10} y={16} fontSize={12}>
            / ação
          </text>
        </Entry>
      </Part>
      <Part title="Caixas">
        {BOXES.map(([className, words]) => (
          <Entry key={words} words={words}>
            <g className={`chart-state ${className}`}>
              <rect className="ground" x={4} y={2} width={40} height={20} rx={7} />
              {className === 'final' && <rect className="inner" x={7} y={5} width={34} height={14} rx={5} />}
              {className === 'compound closed' && <path className="inner" d="M12 17 H36" />}
            </g>
          </Entry>
        ))}
        <Entry words="história: volta para onde estava">
          <g className="chart-state history">
            <circle className="ground" cx={24} cy={12} r={10} />
          </g>
          <text className="name" x={24} y={17} textAnchor="middle">
            H
          </text>
        </Entry>
      </Part>
      <Part title="Linhas">
        <Entry words="começa aqui">
          <g className="chart-initial">
            <circle cx={8} cy={12} r={5} />
            <path className="chart-line" d="M13 12 H38" />
            <path className="chart-head" d="M44 12 L36 7.5 L36 16.5 Z" />
          </g>
        </Entry>
        {LINES.map(([className, words]) => (
          <Entry key={words} words={words}>
            <g className={`chart-arrow ${className}`}>
              <path className="chart-line" d="M4 12 H38" />
              <path className="chart-head" d="M44 12 L36 7.5 L36 16.5 Z" />
            </g>
          </Entry>
        ))}
        <Entry words="de qualquer estado daqui de dentro">
          <circle className="chart-ring" cx={24} cy={12} r={5} />
        </Entry>
      </Part>
      <Part title="Teclas">
        {KEYS.map(([key, words]) => (
          <li key={key}>
            <kbd>{key}</kbd> {words}
          </li>
        ))}
      </Part>
    </aside>
  );
}

/** The id of the panel, for the button that opens it. */
export const LEGEND = 'legenda';

const BOXES = [
  ['atomic', 'estado'],
  ['compound odd', 'estado com estados dentro'],
  ['compound closed', 'recolhido: o que há dentro não aparece'],
  ['compound region', 'região: corre ao lado das outras'],
  ['final', 'estado final'],
  ['atomic active', 'onde o ator está'],
] as const;

const LINES = [
  ['', 'transição'],
  ['lit', 'do que foi escolhido'],
  ['taken', 'acabou de acontecer'],
  ['untested', 'nenhum teste passa por aqui'],
] as const;

const KEYS = [
  ['Tab', 'de um em um'],
  ['Enter', 'escolhe'],
  ['F', 'recolhe ou abre o estado'],
  ['Setas', 'movem'],
  ['+ −', 'aproximam, afastam'],
  ['0', 'ver tudo'],
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
