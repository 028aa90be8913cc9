import { onTestFinished } from 'vitest';
import type { Luck } from '../scenes/heldPictures.ts';
import { holdReceipts } from '../scenes/heldReceipts.ts';
import { paymentLinkScene } from '../scenes/paymentLink.ts';
import { type Played, type Stage, tagOf } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { STOP_WAITING } from '../scenes/screen.ts';
import type { SaidForm } from '../../../machines/payment/paymentLinkSetup.ts';

const AGAIN = 'Tentar novamente';
const SEND = 'Avisar a arena';
const PAY = 'Pagar com PIX';
const MAKE = 'Gerar PIX';
const PAID = /^(Paguei|Avisar de novo)$/;

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene } = await paymentLinkScene(world);
  return {
    ...scene,
    lead: async ({ screen }) => {
      const letGo = await screen.inPage(holdReceipts, undefined);
      // Chromium hands no function back: its page is closed after the test.
      if (typeof letGo === 'function') onTestFinished(letGo);
    },
    acts: {
      'read.retried': ({ screen }) => screen.press(AGAIN),
      'paid.pressed': ({ screen }) => screen.press(PAID),
      'back.pressed': ({ screen }) => screen.press('Voltar'),
      'receipt.offered': ({ screen }) => screen.choosePicture(),
      'receipt.removed': ({ screen }) => screen.press('Remover'),
      'form.submitted': async ({ screen }, event) => {
        const { payer, endToEnd } = event['form'] as SaidForm;
        await screen.fill('Nome de quem pagou', payer);
        await screen.fill('Número do PIX (ID da transação)', endToEnd);
        await screen.press(SEND);
      },
      'pix.requested': ({ screen }) => screen.press(PAY),
      'cpf.submitted': async ({ screen }, event) => {
        await screen.fill('CPF', String(event['cpf']));
        await screen.press(MAKE);
      },
      'dialog.closed': ({ screen }) => screen.close('Pague com PIX'),
      'page.shown': ({ screen }) => screen.setSeen(true),
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
    },
    endings: { readReceipt: (played, output) => go(played, tagOf(output) === 'Read' ? 'fine' : 'broken') },
    faults: { readReceipt: (played) => go(played, 'gone') },
    shows: {
      opening: ({ screen }) => screen.reads('Carregando o link de pagamento…'),
      open: async ({ screen, context }) => {
        const { reason, link } = context();
        if (reason !== null) await screen.reads(reason);
        if (link.takesPix) return screen.canPress(PAY);
        await screen.sees('button', 'Copiar código PIX');
        await screen.canPress('Paguei');
      },
      glancing: ({ screen, context }) => screen.canPress(context().link.takesPix ? PAY : PAID),
      refused: async ({ screen, context }) => {
        await screen.reads('Não encontramos este PIX.');
        if (context().link.takesPix) return screen.canPress(PAY);
        await screen.canPress('Avisar de novo');
      },
      'telling.editing': async ({ screen, context }) => {
        await screen.sees('button', 'Copiar código PIX');
        await screen.canPress(SEND);
        await screen.sees('button', context().receipt === null ? 'Escolher foto' : 'Trocar');
        const { unfit, reason } = context();
        if (unfit !== null) await screen.reads(unfit);
        if (reason !== null) await screen.reads(reason);
      },
      'telling.reading': ({ screen }) => screen.seesLabelled('Abrindo a foto…'),
      'telling.sending.prompt': ({ screen }) => screen.waits(SEND),
      'telling.sending.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      'charging.prompt': ({ screen, context }) => screen.waits(context().cpf === '' ? PAY : MAKE),
      'charging.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      askingCpf: async ({ screen, context }) => {
        await screen.canPress(MAKE);
        const { reason } = context();
        if (reason !== null) await screen.reads(reason);
      },
      awaitingPix: ({ screen }) => screen.sees('dialog', 'Pague com PIX'),
      returned: async ({ screen }) => {
        await screen.reads('Devolvido');
        await screen.reads(/R\$\s80,50 voltaram por PIX para a conta que pagou, em \d{2}\/\d{2}\/\d{4}\./);
      },
      said: ({ screen }) => screen.reads('A arena vai conferir'),
      marked: ({ screen }) => screen.reads('Pago'),
      over: async ({ screen }) => {
        await screen.sees('heading', 'Este link não vale mais');
        await screen.reads('Esta reserva foi cancelada. Se você já pagou, fale com a arena.');
      },
      unknown: ({ screen }) => screen.sees('heading', 'Link não encontrado'),
      failed: async ({ screen }) => {
        await screen.sees('heading', 'Não foi possível abrir o link');
        await screen.canPress(AGAIN);
      },
    },
  };
}

function go({ screen }: Played, luck: Luck): Promise<void> {
  return screen.inPage((how) => globalThis.letPicture(how), luck);
}
