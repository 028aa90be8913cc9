import {
  type Icon,
  IconArrowsExchange,
  IconCheck,
  IconLogout,
  IconMenu2,
  IconPlus,
  IconUser,
} from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { Initial } from '../pieces/Initial.tsx';
import { Logo } from './Logo.tsx';
import { SchemeToggle } from '../pieces/SchemeToggle.tsx';
import { useHideOnLeave } from '../pieces/useHideOnLeave.ts';
import classes from './TopBar.module.css';

type Person = {
  name: string;
  email: string;
  avatar?: string | undefined;
  /** Absent for roles without one. */
  own?: OwnPage | undefined;
  /** What else the person may act as; absent when there is nothing else. */
  places?: readonly Place[] | undefined;
  /** Where an owner opens another arena. */
  further?: OwnPage | undefined;
};

/** An arena that the person works at, or playing. */
export type Place = {
  readonly id: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
};

/** The page about oneself that the person's menu leads to. */
export type OwnPage = { readonly href: string; readonly label: string };

export type TopBarProps = {
  /** Absent for a visitor, who sees 'Entrar'. */
  person?: Person | undefined;
  /** Whether it is not known yet who looks: the place of 'Entrar' is kept, and empty. */
  isUnknown?: boolean;
  homeHref?: string;
  signInHref?: string;
  menuOpen?: boolean;
  onMenu?: (() => void) | undefined;
  /** Called when a finger or the mouse is on a link, so that its screen can be prefetched. */
  onIntent?: ((href: string) => void) | undefined;
  onSignOut: () => void;
  /** The way to the person's notices. */
  bell?: ReactNode;
};

export function TopBar({
  person,
  isUnknown = false,
  homeHref = '/',
  signInHref = '/entrar',
  menuOpen,
  onMenu,
  onIntent,
  onSignOut,
  bell,
}: TopBarProps) {
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
      <div className={classes.start}>
        <Link href={homeHref} className={classes.home} aria-label="Quadra Livre, início">
          <Logo />
        </Link>
      </div>
      <div className={classes.end}>
        <SchemeToggle />
        {bell}
        {person ? (
          <PersonMenu person={person} onIntent={onIntent} onSignOut={onSignOut} />
        ) : (
          <Link href={signInHref} className={classes.signIn} data-unknown={isUnknown || undefined}>
            Entrar
          </Link>
        )}
      </div>
    </header>
  );
}

// The native popover closes on Escape and on a press outside, but not when Tab leaves it.
function PersonMenu({ person, onIntent, onSignOut }: { person: Person } & Pick<TopBarProps, 'onIntent' | 'onSignOut'>) {
  const menu = useRef<HTMLDivElement>(null);
  useHideOnLeave(menu);
  const { own, further } = person;
  const leave = () => menu.current?.hidePopover();
  const firstName = person.name.trim().split(/\s+/)[0];
  return (
    <>
      <button type="button" className={classes.person} popoverTarget="person-menu">
        <span className={classes.hello}>
          E aí, <b>{firstName}</b>?!
        </span>
        <Initial name={person.name} src={person.avatar} />
      </button>
      <div id="person-menu" ref={menu} popover="auto" className={classes.menu}>
        <p className={classes.as}>
          Logado como
          <b>{person.email}</b>
        </p>
        {own && <OwnPageLink page={own} icon={IconUser} onIntent={onIntent} onFollow={leave} />}
        {person.places && <Places places={person.places} />}
        {further && <OwnPageLink page={further} icon={IconPlus} onIntent={onIntent} onFollow={leave} />}
        {/* A question that comes first would lie under the menu. */}
        <button
          type="button"
          className={classes.signOut}
          popoverTarget="person-menu"
          popoverTargetAction="hide"
          onClick={onSignOut}
        >
          <IconLogout size={20} stroke={1.75} aria-hidden />
          Sair
        </button>
      </div>
    </>
  );
}

type OwnPageLinkProps = {
  page: OwnPage;
  icon: Icon;
  onIntent: TopBarProps['onIntent'];
  onFollow: () => void;
};

function OwnPageLink({ page: { href, label }, icon: Sign, onIntent, onFollow }: OwnPageLinkProps) {
  return (
    <Link href={href} className={classes.profile} onPointerEnter={() => onIntent?.(href)} onClick={onFollow}>
      <Sign size={20} stroke={1.75} aria-hidden />
      {label}
    </Link>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className={classes.places} aria-label="O que você faz agora">
      {places.map(({ id, label, isCurrent, onChoose }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.profile}
            aria-current={isCurrent ? 'true' : undefined}
            popoverTarget="person-menu"
            popoverTargetAction="hide"
            onClick={isCurrent ? undefined : onChoose}
          >
            {isCurrent ? (
              <IconCheck size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconArrowsExchange size={20} stroke={1.75} aria-hidden />
            )}
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
