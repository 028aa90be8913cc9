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
  const box = (element: Element) => element.getBoundingClientRect();
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

  const under = async (part: SVGElement, of: Element) => {
    part.focus();
    await new Promise((done) => requestAnimationFrame(done));
    const { left, top, width, height } = box(of);
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
