import { agendaScene, GUEST, WRITTEN } from '../scenes/agenda.ts';
import type { ChartSnapshot, Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, type Part } from '../scenes/screen.ts';

const ASKED = 'Cancelar reserva?';
const PAY = 'Como foi pago?';
const NOTE = 'Observação';
const CLOSING = 'Fechar quadras';
const REOPENING = 'Reabrir horários?';
const GIVE = 'Passar para outra pessoa';
/** Whoever has it by now. */
const CARD = /^09:00, Quadra 1, (Ana Souza, (.+, )?Pendente|Rui, (.+, )?Confirmada), /;

export async function stage(world: SceneWorld): Promise<Stage> {
  const scene = await agendaScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', CARD),
    acts: {
      'day.picked': async ({ screen }) => {
        await screen.press('Dia');
        await screen.press(first(/^1[05] /));
      },
      // As the way back does, whatever lies over the page.
      'day.opened': ({ screen }) => screen.inPage(() => history.replaceState(null, '', location.href), undefined),
      'pay.requested': ({ screen }) => screen.press(/^Confirmar pagamento de Ana Souza, 21:00/),
      'confirm.requested': ({ screen }) => screen.dialog(PAY).press('PIX'),
      'deed.done': async ({ screen }) => {
        await screen.press(/^Confirmar pagamento de Ana Souza, 18:00/);
        await screen.dialog(PAY).press('PIX');
      },
      'cancel.requested': ({ screen }) => screen.press(/^Cancelar reserva de Ana Souza, 20:00/),
      'details.requested': ({ screen }) => screen.press(first(/^2[23]:00, Quadra 1, Cancelada · Ana Souza$/)),
      'installments.requested': ({ screen }) => screen.press(CARD),
      // Each is offered while the other is true, whichever was said before on the walk.
      'noShow.requested': async (played) => {
        const { readAgain, rest } = played;
        await scene.noteElsewhere(false);
        await scene.turnCancelled('PAGA');
        await readAgain();
        await opened(played).press('Não compareceu');
        await rest();
        await scene.turnCancelled('CANCELADA');
        await readAgain();
      },
      'attendance.requested': async (played) => {
        await scene.noteElsewhere(true);
        await played.readAgain();
        await opened(played).press('Compareceu');
      },
      // The chart of the move has the reservation then, and lets it go again.
      'move.requested': async (played) => {
        const { screen, chart, readAgain, rest } = played;
        if (isIn(chart(), 'reading')) await scene.turnCancelled('PAGA');
        await readAgain();
        await opened(played).press('Mover');
        await screen.press('Desistir');
        await rest();
        await scene.turnCancelled('CANCELADA');
        await readAgain();
      },
      'resize.requested': (played) => opened(played).press('Mais 1 hora'),
      'note.requested': (played) => opened(played).press(/^(Editar observação|Observação)$/),
      'moveBack.requested': async (played) => {
        const { readAgain, rest } = played;
        await scene.noteElsewhere(false);
        await scene.turnCancelled('PAGA');
        await scene.moveElsewhere();
        await readAgain();
        await opened(played).press('Desfazer mudança');
        await rest();
        await scene.turnCancelled('CANCELADA');
        await readAgain();
      },
      'handBack.requested': async (played) => {
        const { readAgain, rest } = played;
        await scene.noteElsewhere(false);
        await scene.turnCancelled('PAGA');
        await scene.giveElsewhere();
        await readAgain();
        await opened(played).press('Desfazer troca');
        await rest();
        await scene.turnCancelled('CANCELADA');
        await readAgain();
      },
      'give.requested': (played) => opened(played).press(GIVE),
      'closing.requested': ({ screen }) => screen.press(CLOSING),
      'reopen.requested': async ({ screen, readAgain }) => {
        await scene.closeElsewhere();
        await readAgain();
        await screen.press(/^23:00, Quadra 2, (Manutenção|Chuva) Reabrir$/);
      },
      'return.requested': async ({ screen }) => {
        await screen.press('Devolvi por outro meio');
        await screen.press('Ainda não');
      },
      'counter.requested': async ({ screen, readAgain, rest }) => {
        await scene.turnCancelled('PENDENTE');
        await readAgain();
        await screen.press('Receber na arena');
        await screen.press('Esperar o PIX');
        await rest();
        await scene.turnCancelled('CANCELADA');
        await readAgain();
      },
      'restore.requested': ({ screen }) => screen.press('Desfazer cancelamento'),
      'dialog.closed': ({ screen, chart }) => screen.close(titleIn(chart())),
    },
    endings: {
      installments: ({ screen }) => screen.close('Pagamentos da reserva'),
      submission: async ({ screen, chart, rest }) => {
        const dialog = screen.dialog(titleIn(chart()));
        // The court on which nobody plays.
        if (isIn(chart(), 'closing')) {
          await dialog.check('Quadra 2');
          await rest();
          return dialog.press(CLOSING);
        }
        if (isIn(chart(), 'reopening')) return dialog.press('Reabrir');
        if (isIn(chart(), 'giving')) {
          await dialog.pick('Convidado');
          await dialog.fill('Nome do convidado', GUEST);
          return dialog.press('Passar reserva');
        }
        if (!isIn(chart(), 'noting')) return dialog.press('Cancelar reserva');
        await dialog.fill(NOTE, WRITTEN);
        await dialog.press('Salvar');
      },
    },
    shows: {
      'dialog.browsing': ({ screen }) => screen.sees('button', CARD),
      'dialog.paying': ({ screen }) => screen.dialog(PAY).sees('button', 'Dinheiro'),
      'dialog.cancelling': ({ screen }) => screen.dialog(ASKED).sees('button', 'Manter reserva'),
      'dialog.closing': ({ screen }) => screen.dialog(CLOSING).sees('button', CLOSING),
      'dialog.reopening': ({ screen }) => screen.dialog(REOPENING).sees('button', 'Manter fechado'),
      'dialog.noting': ({ screen }) => screen.dialog(NOTE).sees('button', 'Salvar'),
      'dialog.giving': ({ screen }) => screen.dialog(GIVE).sees('button', 'Passar reserva'),
      'dialog.reading': ({ screen }) => screen.sees('dialog', 'Reserva'),
      'dialog.settling': ({ screen }) => screen.sees('dialog', 'Pagamentos da reserva'),
    },
  };
}

function isIn({ value }: ChartSnapshot, dialog: string): boolean {
  return typeof value !== 'string' && value['dialog'] === dialog;
}

/** The dialog of the reservation: while another fades away, it has buttons of the same names for a moment. */
function opened({ screen, chart }: Played): Part {
  return screen.dialog(isIn(chart(), 'reading') ? 'Reserva' : 'Pagamentos da reserva');
}

function titleIn(chart: ChartSnapshot): string {
  if (isIn(chart, 'paying')) return PAY;
  if (isIn(chart, 'noting')) return NOTE;
  if (isIn(chart, 'closing')) return CLOSING;
  if (isIn(chart, 'reopening')) return REOPENING;
  if (isIn(chart, 'giving')) return GIVE;
  return isIn(chart, 'cancelling') ? ASKED : 'Reserva';
}
