export interface Examined {
  /** In words; empty when the drawing is as it should be. */
  readonly problems: readonly string[];
  /** Ids of the transitions that a pointer on their words meets. */
  readonly hit: readonly string[];
  readonly things: number;
}

/**
 * Runs in the page and takes nothing from outside itself: measures the drawing on screen by the boxes that the browser gives its
 * parts, in its real font, and lets the keyboard bring each part into view before it is pointed at.
 */
export async function examineDrawing(): Promise<Examined> {
  const drawing = document.querySelector('[aria-label^="Desenho de"] .chart-drawing');
  if (drawing === null) throw new Error('there is no drawing on screen');
  const all = <E extends Element>(selector: string) => [...drawing.querySelectorAll<E & SVGGraphicsElement>(selector)];
  // Each part is measured once: nothing moves before the keyboard has the word.
  const measured = new Map<Element, DOMRect>();
  const box = (element: Element) => {
    const known = measured.get(element) ?? element.getBoundingClientRect();
    measured.set(element, known);
    return known;
  };
  const slack = 0.5;
  const meet = (a: Element, b: Element): boolean => {
    const [one, other] = [box(a), box(b)];
    return (
      one.left < other.right - slack &&
      other.left < one.right - slack &&
      one.top < other.bottom - slack &&
      other.top < one.bottom - slack
    );
  };
  const isWithin = (inner: Element, outer: Element): boolean => {
    const [small, large] = [box(inner), box(outer)];
    return (
      small.left >= large.left - slack &&
      small.right <= large.right + slack &&
      small.top >= large.top - slack &&
      small.bottom <= large.bottom + slack
    );
  };
  const said = (element: Element) => element.textContent?.trim().slice(0, 60) ?? '';
  const problems: string[] = [];

  const labels = all('.chart-label');
  const words = all('.chart-state.words');
  const grounds = new Map(
    all('.chart-state:not(.words)').map((shape) => [shape.dataset['of'], shape.querySelector('.ground')]),
  );
  const leaves = words.filter((each) => !each.matches('.compound:not(.closed), .parallel:not(.closed)'));
  const solid: (readonly [string, Element])[] = [
    ...labels.map((label) => [`the label '${said(label)}'`, label.querySelector('rect') ?? label] as const),
    ...leaves.map((leaf) => [`the state '${said(leaf)}'`, grounds.get(leaf.dataset['of']) ?? leaf] as const),
  ];
  for (const [index, [name, part]] of solid.entries()) {
    for (const [other, part2] of solid.slice(index + 1))
      if (meet(part, part2)) problems.push(`${name} lies on ${other}`);
  }

  const texts = all<SVGTextElement>('text');
  for (const [index, text] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (meet(text, other)) problems.push(`the text '${said(text)}' lies on '${said(other)}'`);
    }
    const label = text.closest('.chart-label');
    const holder = label?.querySelector('rect') ?? grounds.get(text.closest<SVGElement>('[data-of]')?.dataset['of']);
    if (!holder || !isWithin(text, holder)) problems.push(`the text '${said(text)}' leaves its box`);
    for (const other of labels) {
      if (other !== label && meet(text, other)) problems.push(`the text '${said(text)}' lies on a label`);
    }
    for (const toggle of all('.chart-toggle circle')) {
      if (meet(text, toggle)) problems.push(`the text '${said(text)}' lies on a button`);
    }
  }

  // React renders before the next task, which comes sooner than the next frame.
  const { port1, port2 } = new MessageChannel();
  const rendered = () =>
    new Promise((done) => {
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  const under = async (part: SVGElement, of: Element) => {
    part.focus();
    await rendered();
    const met = atMiddle(of);
    if (part.contains(met)) return met;
    // On a busy machine what follows from a new size or from the first key comes with the next frames.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return atMiddle(of);
  };
  const atMiddle = (of: Element) => {
    const { left, top, width, height } = of.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const hit: string[] = [];
  for (const row of all('.chart-row[role=button]')) {
    const met = await under(row, row.querySelector('.hit') ?? row);
    const id = row.dataset['transition'];
    if (met?.closest('.chart-row') === row && id !== undefined) hit.push(id);
    else problems.push(`the pointer on '${said(row)}' meets <${met?.tagName}> '${met?.getAttribute('class')}'`);
  }
  for (const toggle of all('.chart-toggle')) {
    const met = await under(toggle, toggle);
    if (met?.closest('.chart-toggle') !== toggle) problems.push(`no pointer reaches '${toggle.ariaLabel}'`);
  }
  return { problems, hit, things: solid.length };
}

export interface Opening {
  /** The smallest text on screen, in CSS pixels. */
  readonly smallest: number;
  /** Lines that pass over a text, a label that is not theirs, or a button, in words. */
  readonly crossings: readonly string[];
  /** Which of the asked states are not wholly to be seen, and why. */
  readonly covered: readonly string[];
}

/**
 * Runs in the page and takes nothing from outside itself: measures a drawing as it opened, with nothing moved yet.
 * @param paths the states that must be on screen, free of panels
 */
export function examineOpening(paths: readonly string[]): Opening {
  const paper = document.querySelector('[aria-label^="Desenho de"]');
  const drawing = paper?.querySelector<SVGGElement>('.chart-drawing');
  const canvas = paper?.parentElement;
  if (!paper || !drawing || !canvas) throw new Error('there is no drawing on screen');
  const all = <E extends SVGGraphicsElement>(selector: string) => [...drawing.querySelectorAll<E>(selector)];
  const scale = drawing.getScreenCTM()?.a ?? 0;
  const sizes = all('text').map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale);

  const labels = all('.chart-label');
  const arrows = all('.chart-arrow');
  const obstacles = [
    ...all('.words text, .words .chip rect, .chart-toggle circle').map((part) => ({ part, own: -1 })),
    ...labels.map((label, own) => ({ part: label.querySelector('rect') ?? label, own })),
  ].map(({ part, own }) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return { left, right, top, bottom, own, said: part.closest('g')?.textContent?.trim().slice(0, 60) };
  });
  const crossings: string[] = [];
  for (const line of all<SVGPathElement>('.chart-line')) {
    const reach = line.getBoundingClientRect();
    const near = obstacles.filter(
      ({ left, right, top, bottom }) =>
        left < reach.right && right > reach.left && top < reach.bottom && bottom > reach.top,
    );
    if (near.length === 0) continue;
    const index = arrows.findIndex((arrow) => arrow.contains(line));
    const matrix = line.getScreenCTM();
    const points = Array.from({ length: Math.ceil(line.getTotalLength() / 2) }, (_, step) =>
      line.getPointAtLength(2 * step).matrixTransform(matrix ?? undefined),
    );
    for (const { left, right, top, bottom, own, said } of near) {
      if (own !== -1 && own === index) continue;
      if (points.some(({ x, y }) => x > left && x < right && y > top && y < bottom)) {
        crossings.push(`the line of '${labels[index]?.textContent ?? 'a start'}' crosses '${said}'`);
      }
    }
  }

  const frame = canvas.getBoundingClientRect();
  const covered = paths.flatMap((path) => {
    const state = document.querySelector(`[aria-label^="Desenho de"] [aria-label="estado ${path}"] .ground`);
    if (!state) return [`${path} is not drawn`];
    const { left, right, top, bottom } = state.getBoundingClientRect();
    if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom) {
      return [`${path} is beyond the frame`];
    }
    const inset = 8 * scale;
    const [xs, ys] = [
      [left + inset, (left + right) / 2, right - inset],
      [top + inset, (top + bottom) / 2, bottom - inset],
    ];
    const over = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y))).find((met) => !paper.contains(met));
    return over === undefined ? [] : [`${path} is under <${over?.tagName} ${over?.getAttribute('class')}>`];
  });
  return { smallest: Math.round(Math.min(...sizes) * 100) / 100, crossings: [...new Set(crossings)], covered };
}

/** Runs in the page: resolves when the drawing has stayed where it is, in a frame of one size, for some frames in a row. */
export async function settled(): Promise<void> {
  const look = () => {
    const paper = document.querySelector('[aria-label^="Desenho de"]');
    const { x, y, width, height } = paper?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, height, paper?.querySelector('g')?.getAttribute('transform'), innerWidth].join(' ');
  };
  let before = '';
  for (let still = 0; still < 4; still += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = look();
    if (now !== before) still = 0;
    before = now;
  }
}
