import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { Link } from 'wouter';
import { Initial } from './Initial.tsx';
import { Logo } from './Logo.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';
import classes from './TopBar.module.css';

type Person = { name: string; email: string; avatar?: string | undefined };

export type TopBarProps = {
  /** Nobody yet: 'Entrar' is offered. */
  person?: Person | undefined;
  homeHref?: string;
  signInHref?: string;
  menuOpen?: boolean;
  onMenu?: (() => void) | undefined;
  onSignOut: () => void;
};

export function TopBar({ person, homeHref = '/', signInHref = '/entrar', menuOpen, onMenu, onSignOut }: TopBarProps) {
  return (
    <header className={classes.bar} data-person={person ? true : undefined}>
      {onMenu && (
        <button
          type="button"
          className={classes.icon}
          aria-label={menuOpen ? 'Fechar menu' : 'Abrir menu'}
          aria-expanded={menuOpen}
          aria-controls="sidebar"
          onClick={onMenu}
        >
          <IconMenu2 size={24} stroke={1.75} aria-hidden />
        </button>
      )}
      <Link href={homeHref} className={classes.home} aria-label="Quadra Livre, início">
        <Logo />
      </Link>
      <div className={classes.end}>
        <SchemeToggle />
        {person ? (
          <PersonMenu person={person} onSignOut={onSignOut} />
        ) : (
          <Link href={signInHref} className={classes.signIn}>
            Entrar
          </Link>
        )}
      </div>
    </header>
  );
}

// The browser's own popover closes on Escape and on a press elsewhere.
function PersonMenu({ person, onSignOut }: { person: Person; onSignOut: () => void }) {
  const firstName = person.name.trim().split(/\s+/)[0];
  return (
    <>
      <button type="button" className={classes.person} popoverTarget="person-menu">
        <span className={classes.hello}>
          E aí, <b>{firstName}</b>?!
        </span>
        <Initial name={person.name} src={person.avatar} />
      </button>
      <div id="person-menu" popover="auto" className={classes.menu}>
        <p className={classes.as}>
          Logado como
          <b>{person.email}</b>
        </p>
        <button type="button" className={classes.signOut} onClick={onSignOut}>
          <IconLogout size={20} stroke={1.75} aria-hidden />
          Sair
        </button>
      </div>
    </>
  );
}
