import { screen } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { SEARCH_PAUSE_MS } from '../../../../domain/people/player.ts';
import { ownerBookingScene } from '../../scenes/ownerBooking.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Played, Stage } from '../stage.ts';
import { button, dialog, fill, isLoading, press, STOP_WAITING } from './onScreen.ts';

export async function ownerBookingStage(world: SceneWorld): Promise<Stage> {
  const { scene, code, player, made, dayName } = await ownerBookingScene(world);
  return {
    ...scene,
    acts: {
      'wait.abandoned': (played) => press(played, STOP_WAITING),
      'whom.picked': async ({ user }, event) =>
        user.click(screen.getByRole('radio', { name: event['whom'] === 'guest' ? 'Convidado' : 'Jogador' })),
      'player.picked': (played, event) =>
        event['player'] === null ? press(played, /^Trocar /) : pickPlayer(played, player),
      'guest.typed': (_played, event) => fill('Nome do convidado', String(event['name'])),
      'day.picked': (played, event) => press(played, dayName(played.context().day, event['day'])),
      'day.confirmed': (played) => press(played, 'Mudar o dia'),
      'day.declined': (played) => press(played, 'Continuar neste dia'),
      'slot.toggled': async ({ context, user }) => {
        const pressed = context().chosen.length > 0;
        const [chip] = await screen.findAllByRole('button', { name: /^Das .*R\$/, pressed, hidden: true });
        await user.click(chip ?? document.body);
      },
      'sport.picked': async ({ user }) => {
        await user.click((await screen.findAllByRole('radio', { name: 'Futevôlei' }))[0] ?? document.body);
      },
      'voucher.typed': () => fill('Voucher', code),
      'reserve.pressed': (played) => press(played, 'Reservar'),
    },
    shows: {
      'submitting.slow': () => button(STOP_WAITING),
      choosing: () => button('Reservar'),
      'choosing.reminded': () => screen.getByText('Escolha pelo menos um horário para prosseguir com a reserva.'),
      'choosing.unnamed': () => screen.getByText('Informe o jogador para o qual a reserva será feita'),
      confirmingDayChange: () => dialog('Mudar de dia?'),
      'submitting.prompt': () => isLoading(button('Reservar')),
      made: () => {
        screen.getByText('Reserva(s) feita(s) sucesso!');
        if (!(location.pathname + location.search).startsWith(made)) throw new Error(`it led to ${location.href}`);
      },
    },
  };
}

async function pickPlayer({ app, user }: Played, name: string): Promise<void> {
  fill('Jogador com conta', name);
  const { clock } = app.actorOptions;
  if (clock instanceof SimulatedClock) clock.increment(SEARCH_PAUSE_MS);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}
