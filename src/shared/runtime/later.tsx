import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

const RETRY_MS = 1_000;

/**
 * A part of a screen whose code is loaded when it is first shown: until then there is nothing in its place. A load that
 * failed is tried again until it succeeds; the screen around it goes on working meanwhile.
 * @param name of the part, unique in the app
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Later(props: Props) {
    const { data: code } = useQuery({
      queryKey: ['code', name],
      queryFn: async () => ({ Part: await load() }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: true,
      retryDelay: RETRY_MS,
      structuralSharing: false,
    });
    return code && <code.Part {...props} />;
  };
}
