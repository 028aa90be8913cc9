import type { ChartLayout } from './layout.ts';

/** Saves a drawing as the file that docs/statecharts has of it; what writes it is fetched with the first. */
export async function downloadSvg(title: string, layout: ChartLayout): Promise<void> {
  const [{ svgOf }, { default: drawing }, { default: tokens }] = await Promise.all([
    import('./svg.tsx'),
    import('./drawing.css?raw'),
    import('../../src/shared/look/tokens.css?raw'),
  ]);
  const file = new Blob([svgOf(title, layout, { drawing, tokens })], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${title}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
