/** What a figure is made for, a short run whose figures are worth less, or the least that still takes every step. */
export type Size = 'whole' | 'quick' | 'smoke';

/** Read here and not handed on: how much a bench does are constants of the modules that measure. */
export const SIZE: Size = (['smoke', 'quick'] as const).find((size) => process.argv.includes(`--${size}`)) ?? 'whole';

/** How much a bench does at the size that was asked for. Without a short run of its own, `quick` is the whole. */
export function sized<Much>(much: { readonly whole: Much; readonly quick?: Much; readonly smoke: Much }): Much {
  return much[SIZE] ?? much.whole;
}

/** Whether a promise that only a crowd can break may be asked for. */
export const HAS_CROWD = SIZE !== 'smoke';
