import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { SiteFooter } from '../shared/look/layout/SiteFooter.tsx';
import { operatorQuery } from '../shared/legal/operatorQuery.ts';
import { useApp } from '../shared/runtime/AppContext.tsx';
import { prefetch } from './screens.ts';

/** The footer with who runs this installation, which is asked for once the footer is on screen: most visits end above it. */
export function Footer() {
  const { call } = useApp();
  const { ref, inViewport } = useInViewport();
  const { data } = useQuery({ ...operatorQuery(call), enabled: inViewport });
  return <SiteFooter ref={ref} operator={data} onIntent={prefetch} />;
}
