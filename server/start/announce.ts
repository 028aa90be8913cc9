import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { folderOfMails } from '#platform/mail/chooseMailer.ts';
import { BANK_PATH } from '#core/payment/sandbox/bankAddress.ts';
import type { Release } from '#platform/release.ts';
import type { RunningServer } from './serve.ts';
import type { Settings } from '#platform/settings/settings.ts';

interface Announced extends Pick<RunningServer, 'port' | 'hasDemo'> {
  readonly release: Release;
}

/** Prints the server's address and version, and the demonstration accounts. */
export function announce(settings: Settings, { port, hasDemo, release }: Announced): void {
  const address = settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl;
  const lines = ['', `Quadra Livre em ${address} (versão ${release.version}, ${release.commit})`];
  if (hasDemo) {
    lines.push('', `Contas de demonstração (senha ${DEMO_PASSWORD}):`);
    for (const { email, who } of DEMO_ACCOUNTS) lines.push(`  ${email}  ${who}`);
  }
  if (settings.payments.current.provider === 'sandbox') {
    lines.push('', `Os pagamentos são de demonstração: nada é cobrado. O banco fica em ${address}${BANK_PATH}`);
  }
  const folder = folderOfMails(settings);
  if (folder !== undefined) lines.push('', `Sem SMTP_URL: as mensagens ficam em ${folder}`);
  console.log(`${lines.join('\n')}\n`);
}
