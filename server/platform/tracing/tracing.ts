import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import { StartFailure } from '../StartFailure.ts';
import type { Tracing } from './startTracing.ts';

/** Traces when the settings name a receiver; without it not even the code for it is loaded. */
export async function openTracing(
  { tracesUrl: url, trustedHops }: Pick<Settings, 'tracesUrl' | 'trustedHops'>,
  { pool }: Pick<Database, 'pool'>,
): Promise<Tracing | undefined> {
  if (url === undefined) return undefined;
  const { startTracing } = await import('./startTracing.ts').catch(() => {
    throw new StartFailure({
      message:
        'OTEL_EXPORTER_OTLP_ENDPOINT precisa dos pacotes opcionais @opentelemetry/*: instale-os com npm ci --include=optional.',
    });
  });
  return startTracing({ url, pool, trustsCaller: trustedHops > 0 });
}
