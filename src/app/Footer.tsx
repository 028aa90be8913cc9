import { useQuery } from '@tanstack/react-query';
import { SiteFooter } from '../shared/look/layout/SiteFooter.tsx';
import { operatorQuery } from '../shared/legal/operatorQuery.ts';
import { useApp } from '../shared/runtime/AppContext.tsx';
import { prefetch } from './screens.ts';

/** The footer with who runs this installation. */
export function Footer() {
  const { call } = useApp();
  const { data } = useQuery(operatorQuery(call));
  return <SiteFooter operator={data} onIntent={prefetch} />;
}
