import * as React from 'react';

/**
 * A third of the time of views went into four things that the simulated page and React's development build do thoroughly: computed
 * styles, selectors, observers of the whole document, and stacks of elements. Here they are quick, and answer the same.
 */
export function quickenPage(): void {
  if (quickened.has(document)) return;
  quickened.add(document);
  window.getComputedStyle = globalThis.getComputedStyle = quickStyles(window.getComputedStyle.bind(window));
  window.MutationObserver = globalThis.MutationObserver = sharedObserver(window.MutationObserver);
  Object.assign(Element.prototype, { matches: quickMatches(Reflect.get(Element.prototype, 'matches')) });
  drawNoStacks();
}

const quickened = new WeakSet<Document>();

/** Views load no style sheets: only what Mantine writes for a class of its own, or for an element alone, shows or hides. */
const STYLED = '[class*="__m__"], [style*="display"], [style*="visibility"]';

/** Whoever reads the name of an element asks of each within it whether it is displayed: that takes a walk up to the root. */
function quickStyles(real: typeof window.getComputedStyle): typeof window.getComputedStyle {
  const usual = new Map<string, string>();
  return (element, pseudo) => {
    if (element.closest(STYLED)) return real(element, pseudo);
    const valueOf = (name: string): string => {
      if (name === 'visibility') return 'visible';
      if (name !== 'display') return real(element, pseudo).getPropertyValue(name);
      const display = usual.get(element.tagName) ?? real(element).getPropertyValue(name);
      usual.set(element.tagName, display);
      return display;
    };
    // Most ask for one of these two: what answers the rest is made when it is asked.
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, member) => {
        if (member === 'getPropertyValue') return valueOf;
        if (member === 'display' || member === 'visibility') return valueOf(member);
        return Reflect.get(real(element, pseudo), member);
      },
    });
  };
}

/** A list of selectors each of which begins with the name of a tag, and is of one element: `script, input[type=submit]`. */
const TAGGED = /^[a-z][\w-]*(?:\[[^\],]*\])*(?:\s*,\s*[a-z][\w-]*(?:\[[^\],]*\])*)*$/;

type Matches = (this: Element, selectors: string) => boolean;

/** Whoever looks for words asks of every element of the page whether it is one of a few tags. */
function quickMatches(real: Matches): Matches {
  const tagsOf = new Map<string, ReadonlySet<string> | undefined>();
  return function matches(this: Element, selectors: string): boolean {
    if (!tagsOf.has(selectors)) {
      const tags = selectors.split(',').map((selector) => selector.trim().replace(/\[.*$/, '').toUpperCase());
      tagsOf.set(selectors, TAGGED.test(selectors) ? new Set(tags) : undefined);
    }
    const tags = tagsOf.get(selectors);
    return tags?.has(this.tagName.toUpperCase()) === false ? false : real.call(this, selectors);
  };
}

/** Each wait observes the document; happy-dom tells every node of it so, and once more when the wait is over. One does for all. */
function sharedObserver(Real: typeof MutationObserver): typeof MutationObserver {
  const listening = new Map<MutationObserver, MutationCallback>();
  new Real((records, its) => {
    listening.forEach((callback) => callback(records, its));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  return class extends Real {
    readonly #callback: MutationCallback;
    constructor(callback: MutationCallback) {
      super(callback);
      this.#callback = callback;
    }
    override observe(target: Node, options?: MutationObserverInit): void {
      if (target === document && options?.subtree) listening.set(this, this.#callback);
      else super.observe(target, options);
    }
    override disconnect(): void {
      listening.delete(this);
      super.disconnect();
    }
  };
}

const ignore = (): void => undefined;

/** For warnings that name who made an element React draws a stack of each, up to ten thousand a second. */
function drawNoStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: ignore });
}
