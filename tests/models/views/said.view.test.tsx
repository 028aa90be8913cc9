import { expect, it } from 'vitest';
import { listen } from './said.ts';

// Red without the line for `console.error`, or for `console.warn`, in said.ts.
it('what a screen says to the console makes its test red, by name', ({ task, onTestFinished }) => {
  const { begin, refuse, end } = listen();
  begin();
  onTestFinished(end);
  const list = document.createElement('ul');
  console.error('Each child in a list: %s', 'Quadras', list);
  console.warn('not wrapped in act(…)');
  expect(refuse).toThrow(
    `console.error in '${task.name}': Each child in a list: Quadras <ul></ul>\n\nconsole.warn in '${task.name}': not wrapped in act(…)`,
  );
  expect(refuse).not.toThrow();
});

// Red without `isWithoutLayout` in said.ts, and with `true` in place of what it asks of the node.
it('but that nothing in a popover can have the focus, while it is hidden for want of a layout', ({
  onTestFinished,
}) => {
  const { begin, refuse, end } = listen();
  begin();
  onTestFinished(end);
  const warn = (display: string) => {
    const popover = document.createElement('div');
    popover.style.display = display;
    console.warn('[@mantine/hooks/use-focus-trap] Failed to find focusable element within provided node', popover);
  };
  warn('none');
  expect(refuse).not.toThrow();
  warn('block');
  expect(refuse).toThrow('use-focus-trap');
});
