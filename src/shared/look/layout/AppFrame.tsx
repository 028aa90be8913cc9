import type { ReactNode } from 'react';
import { BottomTabs } from './BottomTabs.tsx';
import type { NavProps } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';
import type { SidebarState } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import type { TopBarProps } from './TopBar.tsx';
import classes from './AppFrame.module.css';

type AppFrameProps = NavProps & {
  top: Omit<TopBarProps, 'menuOpen' | 'onMenu'>;
  sidebar: SidebarState;
  onSidebarToggle: () => void;
  onSidebarClose: () => void;
  /** What is said above every page, below the bar; false when there is nothing to say. */
  notice?: ReactNode;
  /** The end of a public page. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Top bar, sidebar, footer and bottom tabs around the page. Without entries only the top bar is shown. */
export function AppFrame({
  top,
  entries,
  current,
  onIntent,
  sidebar,
  onSidebarToggle,
  onSidebarClose,
  notice = false,
  footer,
  children,
}: AppFrameProps) {
  const navigates = entries.length > 0;
  const covered = sidebar === 'overlay';
  const navigation = { entries, current, onIntent };

  return (
    <div className={classes.frame} data-sidebar={navigates ? sidebar : 'none'}>
      <a href="#conteudo" className={classes.skip}>
        Ir para o conteúdo
      </a>
      <TopBar {...top} menuOpen={sidebar !== 'closed'} onMenu={navigates ? onSidebarToggle : undefined} />
      <p className={classes.notice} aria-live="polite">
        {notice}
      </p>
      {navigates && <Sidebar {...navigation} state={sidebar} onClose={onSidebarClose} />}
      <main id="conteudo" tabIndex={-1} className={classes.main} inert={covered}>
        <div className={classes.content}>{children}</div>
      </main>
      {footer && <div inert={covered}>{footer}</div>}
      {navigates && <BottomTabs {...navigation} />}
    </div>
  );
}
