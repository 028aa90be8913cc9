import { useLocation, useSearchParams } from 'wouter';

const PAGE_PARAMETER = 'pagina';

/** A list's page, stored in the address beside what `path` already asks for, so that a reload and the back button keep it. */
export function usePage(path: string) {
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  return {
    page: pageOf(parameters.get(PAGE_PARAMETER)),
    showPage: (next: number) => {
      const first = path.includes('?') ? '&' : '?';
      navigate(next === 1 ? path : `${path}${first}${PAGE_PARAMETER}=${next}`);
      scrollTo({ top: 0 });
    },
  };
}

/** The page number (from 1); an invalid value in the address means page 1. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
