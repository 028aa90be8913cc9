import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { profileCompletionMachine, type SaveProfileOutcome } from '../../machines/booking/profileCompletion.ts';
import { createApp } from '../../src/app/createApp.ts';
import { ProfileForm } from '../../src/areas/player/booking/ProfileForm.tsx';
import type { ProfileForm as Profile } from '#domain/people/profile.ts';
import { Look } from '../../src/shared/look/Look.tsx';
import { AppContext } from '../../src/shared/runtime/AppContext.tsx';

/** Red without `error={errorOf('city')}` in src/areas/player/booking/ProfileForm.tsx. */
test('a field that the server refuses says so until it is changed', async () => {
  const app = createApp({ follow: () => undefined, prefetch: () => undefined });
  const refused = { _tag: 'Refused', message: 'Confira os dados.', fields: { city: 'Cidade desconhecida.' } } as const;
  const machine = profileCompletionMachine.provide({
    actors: { saveProfile: fromPromise<SaveProfileOutcome, { profile: Profile | null }>(async () => refused) },
  });
  const actor = createActor(machine).start();
  render(
    <Look>
      <AppContext value={app}>
        <ProfileForm actor={actor} words={{ lead: 'Para reservar', save: 'Salvar' }} />
      </AppContext>
    </Look>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Cidade'), 'Santoss');
  await user.type(screen.getByLabelText('Telefone'), '13988887777');
  await user.click(screen.getByLabelText('Feminino'));

  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Cidade desconhecida.');

  await user.type(screen.getByLabelText('Cidade'), '{Backspace}');
  expect(screen.queryByText('Cidade desconhecida.')).toBeNull();
  actor.stop();
  app.session.stop();
  app.navigation.stop();
});
