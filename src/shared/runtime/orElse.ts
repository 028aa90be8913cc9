import { type ComponentType, lazy } from 'react';

/**
 * A part that is loaded when it is first drawn, and in its place another one when its code or its style does not load: a page
 * that lost its line goes on.
 */
export function orElse<Props extends object>(
  other: ComponentType<NoInfer<Props>>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    // Around all of the load: of `import(…).then(…, …)` the build makes a call that is over before the style has come.
    try {
      return { default: await load() };
    } catch {
      return { default: other };
    }
  });
}

/** Leaves its place empty. */
export const Nothing = (): null => null;
