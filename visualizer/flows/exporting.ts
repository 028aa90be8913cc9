import type { ChartLayout } from './layout.ts';

/** Downloads a diagram as the same SVG file that docs/statecharts has. The first call fetches the exporting code. */
export async function downloadSvg(title: string, layout: ChartLayout): Promise<void> {
  const [{ svgOf }, { default: drawing }, { default: tokens }] = await Promise.all([
    import('./svg.tsx'),
    import('./diagram.css?raw'),
    import('../../src/shared/look/tokens.css?raw'),
  ]);
  const file = new Blob([svgOf(title, layout, { drawing, tokens })], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${title}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
