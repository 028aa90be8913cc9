import { afterAll, expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { CONSENT_POLL_MS } from '../../machines/notices/whatsappConsent.ts';
import { inbound, metaVariables, statuses, tellServer } from '../api/whatsapp/meta.ts';
import { MetaStandIn } from '../api/whatsapp/MetaStandIn.ts';
import { startApp } from './app.ts';
import { appInBrowser } from './inBrowser.ts';
import { passPolls, told } from './heldClock.ts';

const NUMBER = '5513988887777';
const meta = new MetaStandIn();
const app = appInBrowser(async () => startApp(metaVariables((await meta.open()).settings)));
afterAll(() => meta.close());

const now = () => Math.floor(Date.now() / 1_000);
const write = (text: string, at = now()) => tellServer(app.address, inbound({ text, from: NUMBER, at }));

it('a number is linked by the code that came from it, has its switches, and is gone by PARAR', async () => {
  const page = await app.pageOf('player');
  await page.goto(ROUTES.settings.path);
  await page.getByRole('button', { name: 'Receber por WhatsApp' }).click();
  const link = page.getByRole('link', { name: 'Abrir o WhatsApp' });
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe('https://wa.me/5513999990000');
  const text = searchParams.get('text') ?? '';
  const code = await page.getByText(/^QL-/).innerText();
  expect(text).toContain(code);
  await expectSwitches(0);

  expect(await write(text)).toBe(200);
  await passPolls(page, CONSENT_POLL_MS, page.getByText(/^Os avisos chegam no WhatsApp \+55\s13\s98888-7777 desde /));
  await told(page, 'Pronto! Os avisos chegam no seu WhatsApp.');
  await expectSwitches(5);
  const events = page.getByRole('switch', { name: 'Torneios e eventos: por WhatsApp' });
  await events.click();
  await expect.poll(() => events.getAttribute('aria-checked')).toBe('false');

  expect(await tellServer(app.address, statuses({ wamid: 'wamid.none', state: 'read' }))).toBe(200);
  // Within the second of the code, by Meta's clock, it counts too.
  expect(await write('Parar')).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Receber por WhatsApp' }).waitFor();
  await expectSwitches(0);

  async function expectSwitches(count: number): Promise<void> {
    await expect.poll(() => page.getByRole('switch', { name: /: por WhatsApp$/ }).count()).toBe(count);
  }
});
