import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeHalves, makeJpeg, padJpeg, readWebp } from '../api/uploads/pictures.ts';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';
import { appInBrowser } from './inBrowser.ts';
import { cropPhoto } from './photo.ts';
import { ARENA, field, send, typeAll, typePlayer } from './signUpForm.ts';
import { told } from './heldClock.ts';

declare global {
  var progressSaid: string[];
}

const app = appInBrowser();
let page: Page;

beforeEach(async () => {
  page = await app.pageOf('visitor');
});

describe('a visitor who wants to reserve', () => {
  it('signs up with a photo and is back at the hours, with the face in the bar', async () => {
    await page.goto('/?busca=gonzaga');
    await page.getByRole('link', { name: /Arena Gonzaga/ }).click();
    await page.getByRole('link', { name: 'Fazer reserva' }).click();
    await page.getByRole('link', { name: 'Cadastre-se' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cadastrar' }).waitFor();
    const target = new URL(page.url()).searchParams.get('continue');

    // A phone held upright: stored lying, red left and blue right; seen red above and blue below.
    const upright = (await makeHalves(1_600, 800)).withMetadata({ orientation: 6 });
    await choose('foto.jpg', await upright.jpeg().toBuffer());
    await cropPhoto(page);
    await typePlayer(page, { Email: 'reserva@exemplo.com' });
    await send(page);

    await page.getByRole('heading', { level: 1, name: 'Fazer reserva' }).waitFor();
    await told(page, 'Bem-vindo, Marina!');
    expect(new URL(page.url()).pathname).toBe(target);
    const face = page.getByRole('button', { name: /^E aí, Marina/ }).locator('img');
    const address = (await face.getAttribute('src')) ?? '';
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
    const { pixelAt } = await readWebp(await (await page.request.get(address)).body());
    expect([pixelAt(96, 20), pixelAt(96, 172)].map(colourOf)).toEqual(['red', 'blue']);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:signUp'))).toBeNull();
  });

  it('makes one account by a double click', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/register/')) sent.push(request.url());
    });
    await page.goto('/cadastrar');
    await typePlayer(page, { Email: 'dupla@exemplo.com' });
    await page.getByRole('form').getByRole('button', { name: 'Cadastrar', exact: true }).dblclick();
    await told(page, 'Bem-vindo, Marina!');
    expect(sent).toHaveLength(1);
  });
});

describe('an arena', () => {
  it('signs up, and its owner is at the dashboard', async () => {
    await page.goto('/cadastrar');
    await page.getByRole('link', { name: 'Cadastrar arena' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cadastrar arena' }).waitFor();
    await typeAll(page, ARENA);
    await expect.poll(() => field(page, 'Instagram').inputValue()).toBe('@arenaressaca');
    await send(page, 'Cadastrar arena');
    await told(page, 'Usuário criado com sucesso!');
    await page.getByRole('button', { name: /^E aí, Helena/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/empresa/dashboard');

    await page.goto('/cadastrar');
    await page.waitForURL('**/empresa/dashboard');
  });
});

describe('somebody who plays', () => {
  it('opens two arenas in the same account, and plays on', async () => {
    const player = await app.pageOf('player');
    await player.goto('/cliente/configuracoes');
    await player.getByRole('link', { name: 'Abrir uma arena' }).click();
    await open(player, 'Arena Norte');
    await menuOf(player).click();
    await player.getByRole('link', { name: 'Abrir outra arena' }).click();
    await open(player, 'Arena Sul');

    await menuOf(player).click();
    await player.getByRole('button', { name: 'Trabalhar em Arena Norte' }).click();
    await told(player, 'Você está em Arena Norte.');
    await menuOf(player).click();
    await player.getByRole('button', { name: 'Jogar' }).click();
    await told(player, 'Bom jogo!');
    await player.waitForURL('/');
  });

  const menuOf = (on: Page) => on.getByRole('button', { name: /^E aí, / });

  async function open(on: Page, name: string): Promise<void> {
    await on.getByRole('heading', { level: 1, name: 'Abrir uma arena' }).waitFor();
    await typeAll(on, { 'Nome da arena': name, Instagram: '@areia', Cidade: 'Natal', Telefone: '84911112222' });
    await send(on, 'Abrir arena');
    await told(on, `Você está em ${name}.`);
    await on.waitForURL('**/empresa/dashboard');
  }
});

describe('what is wrong', () => {
  beforeEach(() => page.goto('/cadastrar'));

  it('is told all at once, and the first field gets the focus', async () => {
    await typePlayer(page, { Nome: 'Mo', Telefone: '139', 'Repita a senha': 'mar e vento norte' });
    await send(page);
    await expect
      .poll(() => faults())
      .toEqual({
        Nome: 'O nome precisa ter no mínimo 3 caracteres.',
        Telefone: 'O telefone precisa ter no mínimo 11 caracteres.',
        Senha: 'As senhas não coincidem.',
        'Repita a senha': 'As senhas não coincidem.',
      });
    await expect.poll(() => hasFocus('Nome')).toBe(true);
  });

  it('is told at its field by the server too, and what was typed stays', async () => {
    await typePlayer(page, { Email: DEMO_ACCOUNTS[0].email });
    await send(page);
    await expect.poll(faults).toEqual({ Email: 'Este email já está cadastrado.' });
    await expect
      .poll(async () => [await hasFocus('Email'), await field(page, 'Senha').inputValue()])
      .toEqual([true, 'mar e vento sul']);

    await typeAll(page, { Email: 'livre@exemplo.com', Senha: '123456', 'Repita a senha': '123456' });
    await send(page);
    await expect.poll(faults).toEqual({ Senha: 'Esta senha é muito comum. Escolha outra.' });
    await expect.poll(() => hasFocus('Senha')).toBe(true);
  });

  it('is the line: what was typed stays, also over a reload, but for the passwords', async () => {
    await typePlayer(page, { Email: 'semlinha@exemplo.com' });
    await page.context().setOffline(true);
    await send(page);
    await page.getByText('Sem conexão com a internet. Verifique e tente novamente.').waitFor();
    await expect.poll(() => field(page, 'Senha').inputValue()).toBe('mar e vento sul');
    await page.context().setOffline(false);

    await page.reload();
    await expect
      .poll(() => typed())
      .toEqual({
        Nome: 'Marina Lopes',
        Cidade: 'Santos',
        Telefone: '(13) 98888-7777',
        Email: 'semlinha@exemplo.com',
        Senha: '',
        'Repita a senha': '',
      });
    await expect.poll(() => field(page, 'Feminino').isChecked()).toBe(true);
  });

  it('is a file that is no photo, or too large a one; the largest is taken', async () => {
    await choose('foto.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await page.getByText('O tipo de arquivo escolhido não é aceito. Tipos aceitos: jpg, jpeg, png.').waitFor();
    await choose('foto.jpg', padJpeg(await makeJpeg(), 5_000_001));
    await page.getByText('O tamanho da imagem não pode ser maior do que 5mb.').waitFor();
    await choose('foto.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]));
    await page.getByText('Não conseguimos ler esta imagem. Tente outra.').waitFor();
    await choose('foto.jpg', padJpeg(await makeJpeg(), 5_000_000));
    await page.getByRole('dialog', { name: 'Ajuste a foto' }).waitFor();
    await expect.poll(() => page.getByText('O tamanho da imagem').count()).toBe(0);
  });
});

describe('a photo', () => {
  beforeEach(() => page.goto('/cadastrar'));

  it('is cropped with the keyboard alone', async () => {
    await choose('foto.jpg', await (await makeHalves(1_200, 600)).jpeg().toBuffer());
    const dialog = page.getByRole('dialog', { name: 'Ajuste a foto' });
    const zoom = dialog.getByRole('slider', { name: 'Aproximar' });
    await expect.poll(() => focusName()).toBe('Usar foto');
    while ((await focusName()) !== 'Recorte da foto') await page.keyboard.press('Shift+Tab');
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('110%');
    await page.keyboard.press('-');
    await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('100%');
    while ((await focusName()) !== 'Usar foto') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // Moved to the right as far as it goes: only the left half is in the frame.
    await expect.poll(() => previewColours()).toEqual(['red', 'red']);

    await page.getByRole('button', { name: 'Remover' }).click();
    await page.getByRole('button', { name: 'Escolher foto' }).waitFor();
  });

  it('may be dropped on its field, or pasted; one that is given up changes nothing', async () => {
    const bytes = [...(await makeJpeg())];
    // Beside the field it neither is taken nor takes the page's place.
    expect(await page.getByRole('heading', { level: 1 }).evaluate(drop, bytes)).toBe(true);
    await page.getByRole('group', { name: /^Sua foto/ }).evaluate(drop, bytes);
    await cropPhoto(page);
    await page.getByRole('button', { name: 'Trocar' }).waitFor();
    await page.evaluate(paste, bytes);
    await page.getByRole('dialog', { name: 'Ajuste a foto' }).getByRole('button', { name: 'Cancelar' }).click();
    await expect.poll(() => previewColours()).toEqual(['blue', 'blue']);
  });

  it('stays see-through where a logo is', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0 };
    await choose(
      'logo.png',
      await sharp({ create: { width: 300, height: 300, channels: 4, background } })
        .png()
        .toBuffer(),
    );
    await cropPhoto(page);
    await expect
      .poll(() => preview())
      .toEqual([
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
  });

  it('shows how much of it is on its way', async () => {
    // Noise, which no format makes small, over a slow line.
    const noise = { width: 512, height: 512, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
    await choose(
      'ruido.png',
      await sharp({ create: { ...noise, background: '#000' } })
        .png()
        .toBuffer(),
    );
    await cropPhoto(page);
    await typePlayer(page, { Email: 'devagar@exemplo.com' });
    const line = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 60_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await page.evaluate(recordProgress);
    await send(page);
    await told(page, 'Bem-vindo, Marina!');
    await expect
      .poll(() => page.evaluate(() => globalThis.progressSaid))
      .toContainEqual(expect.stringMatching(/^Enviando foto… [1-9]\d %$/));
  });
});

/** Runs in the page: what a progress bar says from now on, however short. */
function recordProgress(): void {
  globalThis.progressSaid = [];
  const record = () => {
    const said = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
    if (said) globalThis.progressSaid.push(said);
  };
  new MutationObserver(record).observe(document.body, { subtree: true, childList: true, attributes: true });
}

async function choose(name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** What is said at each field, by its label. */
async function faults(): Promise<Record<string, string>> {
  return page
    .getByRole('form')
    .evaluate((form) =>
      Object.fromEntries(
        [...form.querySelectorAll('[id$="-error"]')].map((fault) => [
          document.getElementById(fault.id.replace(/error$/, 'label'))?.textContent ?? '',
          fault.textContent,
        ]),
      ),
    );
}

async function typed(): Promise<Record<string, string>> {
  const labels = ['Nome', 'Cidade', 'Telefone', 'Email', 'Senha', 'Repita a senha'];
  return Object.fromEntries(
    await Promise.all(labels.map(async (label) => [label, await field(page, label).inputValue()] as const)),
  );
}

function hasFocus(label: string): Promise<boolean> {
  return field(page, label).evaluate((element) => element === document.activeElement);
}

function focusName(): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  });
}

async function previewColours(): Promise<readonly string[]> {
  return (await preview()).map(colourOf);
}

/** Two pixels of the picture that was chosen, left and right of its middle. */
async function preview(): Promise<number[][]> {
  const image = page.getByRole('group', { name: /^Sua foto/ }).locator('img');
  return image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [shown.naturalWidth, shown.naturalHeight];
    const pen = canvas.getContext('2d');
    pen?.drawImage(shown, 0, 0);
    const at = (x: number) => [...(pen?.getImageData(x, 256, 1, 1).data ?? [])];
    return [at(20), at(490)];
  });
}

function colourOf([red = 0, , blue = 0]: readonly number[]): string {
  return red > blue ? 'red' : 'blue';
}

/** Runs in the page. Returns whether the browser was kept from opening the file. */
function drop(element: Element, bytes: readonly number[]): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }));
  return !element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Runs in the page. */
function paste(bytes: readonly number[]): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }));
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
