import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlowsScreen } from '../../../visualizer/flows/FlowsScreen.tsx';
import { en } from '../../../visualizer/texts/en.ts';
import { pt } from '../../../visualizer/texts/pt.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';

const CHARTS = [{ id: 'paymentSample', file: 'machines/payment.ts', machine: paymentSample }];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = () => {
  history.replaceState(null, '', '/dev/fluxos');
  return render(
    <MantineProvider>
      <FlowsScreen charts={CHARTS} />
    </MantineProvider>,
  );
};

// Guards `useLanguage`: the reader's language is remembered, and said to screen readers.
it('speaks the language that the reader chose, also after a reload', () => {
  const { unmount, container } = show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fluxos');
  fireEvent.click(screen.getByRole('button', { name: 'EN: English' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Charts');
  expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe('en');
  unmount();
  show();
  expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('State, event, guard…');
  fireEvent.click(screen.getByRole('button', { name: 'PT: português' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fluxos');
});

/** A text whose Portuguese words are left in the English dictionary, as by a copy that was never translated. */
it('says nothing in English that is Portuguese', () => {
  expect(untranslated(pt, en, '')).toEqual([]);
});

function untranslated(one: unknown, other: unknown, path: string): readonly string[] {
  if (typeof one === 'string') return /[ãõçáéíóúâêô]/.test(String(other)) ? [path] : [];
  if (typeof one === 'function' && typeof other === 'function') {
    const args = [1, 2, 3].map(String);
    return path === 'number' ||
      path === 'watched.parted' ||
      String(other(...args)) !== String(one(...args)) ||
      SAME.has(path)
      ? []
      : [path];
  }
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  return Object.entries(one).flatMap(([name, part]) =>
    untranslated(part, Reflect.get(other, name), path === '' ? name : `${path}.${name}`),
  );
}

/** Marks and numbers, which are the same in both. */
const SAME: ReadonlySet<string> = new Set(['json.mark']);
