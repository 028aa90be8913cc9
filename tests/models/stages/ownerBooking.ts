import { SEARCH_PAUSE_MS } from '#domain/people/player.ts';
import { ownerBookingScene } from '../scenes/ownerBooking.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, type Screen, STOP_WAITING } from '../scenes/screen.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, code, player, customer, made, dayName } = await ownerBookingScene(world);
  return {
    ...scene,
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'whom.picked': ({ screen }, event) =>
        screen.group('Para quem é a reserva?').pick(event['whom'] === 'guest' ? 'Convidado' : 'Jogador'),
      'player.picked': ({ screen }, event) =>
        event['player'] === null ? screen.press(/^Trocar /) : pickPlayer(screen, player),
      'customer.picked': ({ screen }, event) =>
        event['customer'] === null ? screen.press(/^Trocar /) : pickCustomer(screen, customer),
      'guest.typed': ({ screen }, event) =>
        screen.fill('Nome do convidado', String(event['name']).trim() === '' ? String(event['name']) : customer),
      'guestPhone.typed': ({ screen }, event) => screen.fill('Telefone', String(event['phone'])),
      'agreed.typed': ({ screen }, event) => screen.fill('Preço combinado', String(event['agreed'])),
      'note.typed': ({ screen }, event) => screen.fill('Observação', String(event['note'])),
      'day.picked': ({ screen, context }, event) => screen.press(dayName(context().day, event['day'])),
      'day.confirmed': ({ screen }) => screen.press('Mudar o dia'),
      'day.declined': ({ screen }) => screen.press('Continuar neste dia'),
      'slot.toggled': ({ screen, context }) =>
        screen.press(first(/^Das .*R\$/), { pressed: context().chosen.length > 0 }),
      'sport.picked': ({ screen }) => screen.pick(first('Futevôlei')),
      'voucher.typed': ({ screen }) => screen.fill('Voucher', code),
      'reserve.pressed': ({ screen }) => screen.press('Reservar'),
      'reserveWithLink.pressed': ({ screen }) => screen.press('Reservar e enviar link'),
      'link.retried': ({ screen }) => screen.press('Tentar de novo'),
    },
    shows: {
      'submitting.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      choosing: ({ screen }) => screen.canPress('Reservar'),
      'choosing.reminded': ({ screen }) => screen.reads('Escolha pelo menos um horário para prosseguir com a reserva.'),
      'choosing.unnamed': ({ screen }) => screen.reads('Informe o jogador para o qual a reserva será feita'),
      'choosing.misdialled': ({ screen }) => screen.reads('O telefone precisa ter no mínimo 11 caracteres.'),
      'choosing.mispriced': ({ screen }) => screen.reads('Informe um valor válido'),
      confirmingDayChange: ({ screen }) => screen.sees('dialog', 'Mudar de dia?'),
      'submitting.prompt': ({ screen }) => screen.waits('Reservar'),
      'linking.prompt': async ({ screen }) => {
        await screen.sees('heading', 'Reserva feita');
        await screen.waits('Criar link de pagamento');
      },
      'linking.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      unlinked: async ({ screen }) => {
        await screen.sees('heading', 'Reserva feita');
        await screen.reads('O link de pagamento não foi criado.');
        await screen.canPress('Tentar de novo');
      },
      linked: ({ screen }) => screen.sees('link', 'Enviar por WhatsApp'),
      made: async ({ screen }) => {
        await screen.isAt(made);
        await screen.reads('Reserva(s) feita(s) sucesso!');
      },
    },
  };
}

async function pickPlayer(screen: Screen, name: string): Promise<void> {
  await screen.fill('Jogador com conta', name);
  await screen.passTime(SEARCH_PAUSE_MS);
  await screen.pick(new RegExp(name));
}

/** Whom the arena has a record of: the name is typed anew, for the list goes with its fields. */
async function pickCustomer(screen: Screen, name: string): Promise<void> {
  await screen.fill('Nome do convidado', '');
  await screen.fill('Nome do convidado', name);
  await screen.passTime(SEARCH_PAUSE_MS);
  await screen.press(new RegExp(`^${name}`));
}
