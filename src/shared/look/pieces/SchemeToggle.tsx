import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from '../layout/TopBar.module.css';

/** Switches between light and dark; until it is pressed, the system's scheme applies. */
export function SchemeToggle({ words = WORDS }: { readonly words?: typeof WORDS }) {
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const next = shown === 'light' ? 'dark' : 'light';
  const Icon = next === 'dark' ? IconMoon : IconSun;
  return (
    <button type="button" className={classes.icon} aria-label={words[next]} onClick={() => setColorScheme(next)}>
      <Icon size={22} stroke={1.75} aria-hidden />
    </button>
  );
}

const WORDS = { dark: 'Usar tema escuro', light: 'Usar tema claro' };
