import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from './Drawing.tsx';
import type { ChartLayout } from './layout.ts';

const MARGIN = 16;

export interface Sheets {
  /** drawing.css */
  readonly drawing: string;
  /** src/shared/look/tokens.css, for the colours that drawing.css names. */
  readonly tokens: string;
}

/** A drawing as a file of its own: it carries its sheet and colours, and follows the reader's light or dark. */
export function svgOf(title: string, layout: ChartLayout, sheets: Sheets): string {
  const width = Math.ceil(layout.width + 2 * MARGIN);
  const height = Math.ceil(layout.height + 2 * MARGIN);
  return `${renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{title}</title>
      <style>{`${colours(sheets)}\n.page { fill: var(--ground); }\n${staticPart(sheets.drawing)}`}</style>
      <rect className="page" width={width} height={height} rx={16} />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Drawing layout={layout} picked={null} />
      </g>
    </svg>,
  )}\n`;
}

// A picture in a page knows only the reader's system, so light-dark() becomes two sets of colours.
function colours({ drawing, tokens }: Sheets): string {
  const named = [...tokens.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].filter(([, name]) =>
    drawing.includes(`var(--${name},`),
  );
  const light = named.map(([, name, value]) => `--${name}: ${value};`).join(' ');
  const dark = named.map(([, name, , value]) => `--${name}: ${value};`).join(' ');
  return `svg { ${light} }\n@media (prefers-color-scheme: dark) { svg { ${dark} } }`;
}

/** The sheet without comments and without what only a drawing that answers needs; nothing in it may need escaping. */
function staticPart(sheet: string): string {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').split('}');
  const kept = rules.filter(
    (rule) => !/\[role=|\.picked|\.lit|\.hit|chart-toggle|\.active|\.taken|\.untested|\.possible/.test(rule),
  );
  return kept.join('}').replaceAll(/\s+/g, ' ').replaceAll(' > ', ' ').replaceAll("'", '').trim();
}
