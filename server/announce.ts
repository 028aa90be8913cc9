import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/people.ts';
import type { RunningServer } from './serve.ts';
import type { Settings } from './settings/settings.ts';

/** Tells whoever started the server where it is, and as whom to try it. */
export function announce(settings: Settings, { port, hasDemo }: Pick<RunningServer, 'port' | 'hasDemo'>): void {
  const lines = ['', `Quadra Livre em ${settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl}`];
  if (hasDemo) {
    lines.push('', `Contas de demonstração (senha ${DEMO_PASSWORD}):`);
    for (const { email, who } of DEMO_ACCOUNTS) lines.push(`  ${email}  ${who}`);
  }
  console.log(`${lines.join('\n')}\n`);
}
