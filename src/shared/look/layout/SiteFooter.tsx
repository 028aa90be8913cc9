import type { Ref } from 'react';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import classes from './SiteFooter.module.css';

type Operator = {
  name: string;
  cnpj: string;
  address: string;
  email: string;
  phone?: string;
  isExample: boolean;
};

type SiteFooterProps = {
  ref?: Ref<HTMLElement>;
  /** Who runs the platform; absent until the server has said so, with the room for it kept. */
  operator?: Operator | undefined;
  /** Called when a finger or the mouse is on a link, so that its screen can be prefetched. */
  onIntent?: ((href: string) => void) | undefined;
};

const LINKS = [
  { href: ROUTES.terms.path, label: 'Termos de uso' },
  { href: ROUTES.privacy.path, label: 'Privacidade' },
  { href: `${ROUTES.privacy.path}#encarregado`, label: 'Encarregado de dados' },
  { href: ROUTES.cancellation.path, label: 'Cancelamento e reembolso' },
  { href: ROUTES.accessibility.path, label: 'Acessibilidade' },
] as const;

/** The end of every public page: the legal pages, and who runs the platform (Decreto 7.962/2013, art. 2). */
export function SiteFooter({ ref, operator, onIntent }: SiteFooterProps) {
  return (
    <footer ref={ref} className={classes.footer}>
      <div className={classes.content}>
        <nav aria-label="Sobre a plataforma" className={classes.links}>
          {LINKS.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className={classes.link}
              onPointerEnter={() => onIntent?.(href.split('#')[0] ?? href)}
            >
              {label}
            </Link>
          ))}
          {operator && (
            <a href={`mailto:${operator.email}`} className={classes.link}>
              Fale com a gente
            </a>
          )}
        </nav>
        <p className={classes.operator}>
          {operator && (
            <>
              {operator.isExample && <strong>Dados de exemplo: </strong>}
              {operator.name} · CNPJ {operator.cnpj} · {operator.address} · {operator.email}
              {operator.phone !== undefined && ` · ${operator.phone}`}
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
