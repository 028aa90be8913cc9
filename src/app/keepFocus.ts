/** What had the focus, and where it stood. */
interface Place {
  readonly element: HTMLElement;
  /** From the nearest ancestor outwards, without the body. */
  readonly above: readonly Element[];
}

const REACHABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';
/** A text field would open a phone's keyboard. */
const NEXT_BEST = 'a[href], button:enabled, [tabindex]';

/** What had the focus last in a dialog or a toast, or in the page beneath them all. */
interface Layer {
  readonly over: Element | null;
  readonly place: Place;
}

/** The first touch or key of a visit, which may have led to another page before this is loaded. */
interface FirstTouch {
  readonly element: Element | null;
  readonly path: string;
  readonly heading: Element | null;
}

/**
 * Keeps the focus off the body, where a keyboard and a screen reader have lost their place. What had it gets it back when
 * it can be pressed again; after what was removed comes what stands nearest; a new page begins at its heading.
 * @returns a function that ends it
 */
export function keepFocus(touch: FirstTouch): () => void {
  let last = placeOf(document.activeElement) ?? placeOf(touch.element);
  /** The last of the page, and of each dialog and toast over it: a calendar is one over another. The newest is the last of them. */
  let layers: readonly Layer[] = last ? [{ over: null, place: last }] : [];
  /** The heading of the page that a link is leading away from. */
  let leaving: { readonly heading: Element | null } | undefined =
    touch.path === location.pathname || isField(document.activeElement) ? undefined : { heading: touch.heading };
  let path = location.pathname;

  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (!place) return;
    if (isField(target)) leaving = undefined;
    last = place;
    const over = place.element.closest('[role="dialog"], [role="alert"]');
    layers = [...layers.filter((one) => one.over !== over && one.over?.isConnected !== false), { over, place }];
  };
  /** Whoever touches the ground of the page has left what had the focus; whoever touches anything is on the page already. */
  const onPointer = ({ target }: PointerEvent) => {
    leaving = undefined;
    if (target instanceof Element && !target.closest(`${REACHABLE}, label`)) last = undefined;
  };
  const onPage = () => {
    if (location.pathname !== path) leaving = { heading: heading() };
    path = location.pathname;
  };
  const onChange = () => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    if (leaving && (isLost || active === last?.element)) return arrive(leaving.heading);
    leaving = undefined;
    if (!isLost || !last) return;
    if (last.element.isConnected) return void (isPressable(last.element) && focus(last.element));
    const next = nearestTo(last) ?? backIn(layers);
    if (next) focus(next);
  };
  function arrive(old: Element | null): void {
    const twin = last && twinOf(last.element);
    const next = twin ?? heading();
    if (!next || next === old || !next.isConnected) return;
    leaving = undefined;
    focus(next);
  }

  const observer = new MutationObserver(() => requestAnimationFrame(onChange));
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  if (leaving) requestAnimationFrame(onChange);
  addEventListener('focusin', onFocus);
  addEventListener('pointerdown', onPointer);
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, onPage);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', onFocus);
    removeEventListener('pointerdown', onPointer);
    for (const type of ['pushState', 'replaceState', 'popstate']) removeEventListener(type, onPage);
  };
}

/** A page that gives the focus to a field has said itself where it begins. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('main input');
}

function placeOf(target: EventTarget | null): Place | undefined {
  if (!(target instanceof HTMLElement) || target === document.body) return undefined;
  const above: Element[] = [];
  for (let at = target.parentElement; at && at !== document.body; at = at.parentElement) above.push(at);
  return { element: target, above };
}

/** The same link on the new page: a tab that was followed. */
function twinOf(element: HTMLElement): HTMLElement | undefined {
  const href = element.getAttribute('href');
  if (element.isConnected || href === null) return undefined;
  return [...document.querySelectorAll<HTMLElement>('main nav a')].find((link) => link.getAttribute('href') === href);
}

/** What can be pressed in the smallest part of the page that still stands; else its heading. */
function nearestTo({ above }: Place): HTMLElement | undefined {
  for (const part of above.filter((each) => each.isConnected)) {
    // A dialog's neighbours there are other dialogs and the toasts.
    if (part.matches('main, [id="root"], [data-mantine-shared-portal-node], [data-portal]')) break;
    const found = [...part.querySelectorAll<HTMLElement>(NEXT_BEST)].find(isPressable);
    if (found) return found;
  }
  return above.some((part) => part.isConnected && part.matches('main')) ? (heading() ?? undefined) : undefined;
}

/** Where one was before the dialog that is gone was opened, or the toast was closed. */
function backIn(layers: readonly Layer[]): HTMLElement | undefined {
  for (const { place } of layers.toReversed()) {
    const found = isPressable(place.element) ? place.element : nearestTo(place);
    if (found) return found;
  }
  return undefined;
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

function isPressable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled, [inert] *') && element.getClientRects().length > 0;
}

function focus(element: HTMLElement): void {
  if (element.matches('h1') && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
