import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/people.ts';
import { folderOfMails } from './mail/chooseMailer.ts';
import type { RunningServer } from './serve.ts';
import type { Settings } from './settings/settings.ts';

/** Prints the server's address and the demonstration accounts. */
export function announce(settings: Settings, { port, hasDemo }: Pick<RunningServer, 'port' | 'hasDemo'>): void {
  const lines = ['', `Quadra Livre em ${settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl}`];
  if (hasDemo) {
    lines.push('', `Contas de demonstração (senha ${DEMO_PASSWORD}):`);
    for (const { email, who } of DEMO_ACCOUNTS) lines.push(`  ${email}  ${who}`);
  }
  const folder = folderOfMails(settings);
  if (folder !== undefined) lines.push('', `Sem SMTP_URL: as mensagens ficam em ${folder}`);
  console.log(`${lines.join('\n')}\n`);
}
