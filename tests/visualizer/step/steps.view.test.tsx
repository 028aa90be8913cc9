import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Elk from 'elkjs/lib/elk.bundled.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { type ChartLayout, layoutOf } from '../../../visualizer/flows/layout.ts';
import { type KeptWalk, walkFrom } from '../../../visualizer/keptWalk.ts';
import { linkText, walkInLink } from '../../../visualizer/step/link.ts';
import { StepPanes } from '../../../visualizer/step/StepPanes.tsx';
import { kept, resumeWalk, startWalk } from '../../../visualizer/step/walk.ts';
import { chartModel } from '../../models/harness/model.ts';
import { paths } from '../../models/harness/paths.ts';
import { expectRecordedWalks } from '../../models/harness/recordedWalks.ts';
import { paymentSampleModel } from '../../models/harness/samples/models.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';
import { walksOf } from '../../models/harness/walkFiles.ts';
import { waitUntil } from '../../waitUntil.ts';
import { pt } from '../../../visualizer/texts/pt.ts';

const graph = graphOf(paymentSample);
const entry = {
  id: 'paymentSample',
  machine: paymentSample,
  file: 'payment.ts',
  graph,
  states: 5,
  transitions: 7,
  words: '',
};
const walks = { paymentSample: walksOf(paymentSampleModel, 'payment.ts') };
const CHARGE = { charge: { id: 'c1', lastsMs: 3_600_000 } };
const layout: ChartLayout = await layoutOf(graph, new Elk(), pt.chart);
let copied: string[] = [];

beforeEach(() => {
  window.history.replaceState(null, '', '/dev/fluxos/paymentSample/passos');
  copied = [];
});
afterEach(cleanup);

function show(shared: KeptWalk | 'unreadable' | null = null) {
  const person = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  render(<StepPanes {...{ entry, layout, walks, shared }} />);
  return person;
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const history = () =>
  within(screen.getByRole('region', { name: 'História' }))
    .getAllByRole('listitem')
    .map((row) => `${row.dataset['place']}: ${row.textContent.replace(/quando (termina|falha)|depois do prazo/, '')}`);
const answers = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map((row) => `${within(row).getByRole('img').getAttribute('aria-label')} ${row.textContent}`);

it('takes steps, goes back and forth by keyboard, and drops the future when another thing happens', async () => {
  const person = show();
  await person.click(press('Enviar code.copied'));
  await person.click(press('Responder fetchStatus'));
  expect(history()).toEqual([
    'past: ComeçoawaitingPix.asking',
    'past: code.copiedawaitingPix.asking',
    'now: fetchStatuspendingawaitingPix.resting',
  ]);
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(history().map((row) => row.split(':')[0])).toEqual(['now', 'future', 'future']);
  await person.keyboard('{ArrowRight}');
  expect(screen.getByLabelText('Passo').textContent).toBe('1 de 2');
  await person.click(press('Esperar 60 min pixExpiry'));
  expect(history()).toEqual([
    'past: ComeçoawaitingPix.asking',
    'past: code.copiedawaitingPix.asking',
    'now: pixExpiryexpired',
  ]);
  expect(screen.getByText(/Nada mais: o fluxo terminou/)).toBeTruthy();
});

it('says what every guard answers to what is chosen, and tells the facts of a step', async () => {
  const person = show();
  const reply = 'resposta de fetchStatus';
  expect(answers(reply)).toEqual([
    'não vale ✕isApproved(output)→ paid',
    'não vale ✕isCancelled(output)→ expired',
    'sem condição ·senão→ awaitingPix.restingvai por aqui',
  ]);
  await person.click(card(reply).getByRole('button', { name: 'approved' }));
  expect(answers(reply)).toEqual([
    'vale ✓isApproved(output)→ paidvai por aqui',
    'não vale ✕isCancelled(output)→ expired',
    'sem condição ·senão→ awaitingPix.resting',
  ]);
  await person.click(press('Responder fetchStatus'));
  expect(history().at(-1)).toBe('now: fetchStatusapprovedpaidemitiu paid');
});

it('says what is wrong with what was written, sends nothing of it, and loses none of it', async () => {
  const person = show();
  const reply = 'resposta de fetchStatus';
  const editor = card(reply).getByLabelText('Dados, em JSON');
  fireEvent.change(editor, { target: { value: '{ "a": 1,\n "b" }' } });
  expect(card(reply).getByText('Não é JSON: na linha 2, coluna 6, era para vir “:”.')).toBeTruthy();
  await person.click(press('Responder fetchStatus'));
  expect(history()).toHaveLength(1);

  await person.click(card(reply).getByRole('button', { name: 'cancelled' }));
  expect(editor).toHaveProperty('value', '"cancelled"');
  await person.click(press('Enviar code.copied'));
  await person.click(card(reply).getByRole('button', { name: 'O que escrevi' }));
  expect(card(reply).getByLabelText('Dados, em JSON')).toHaveProperty('value', '{ "a": 1,\n "b" }');

  fireEvent.change(card('evento code.copied').getByLabelText('Dados, em JSON'), { target: { value: '[1]' } });
  expect(card('evento code.copied').getByText(/é um objeto/)).toBeTruthy();
});

it('shows what a step changed, and what the chart knows', async () => {
  const person = show();
  await person.click(press('Enviar code.copied'));
  const context = within(screen.getByRole('region', { name: 'Contexto' }));
  const change = context.getByRole('img', { name: 'mudado' }).closest('li');
  expect(change?.textContent).toBe('~copiedfalsetrue');
  await person.keyboard('{ArrowLeft}');
  expect(context.queryByText('Mudou neste passo')).toBe(null);
});

it('begins anew with another input, and says when the chart cannot begin with it', async () => {
  const person = show();
  const input = screen.getByLabelText('Entrada do fluxo, em JSON');
  fireEvent.change(input, { target: { value: '{ "charge": { "id": "c2", "lastsMs": 90000 } }' } });
  await person.click(press('Recomeçar daqui'));
  expect(press('Esperar 90 s pixExpiry')).toBeTruthy();
  expect(screen.getByText('escrito à mão')).toBeTruthy();
  fireEvent.change(input, { target: { value: '' } });
  await person.click(press('Recomeçar daqui'));
  expect(screen.getByText(/^O fluxo quebrou com isso: /)).toBeTruthy();
  expect(press('Esperar 90 s pixExpiry')).toBeTruthy();
});

it('gives its walk to the tests, which then run it', async () => {
  const person = show();
  await person.click(press('Enviar code.copied'));
  await person.click(press('Falhar fetchStatus'));
  await person.click(press('Copiar teste'));
  const pasted = JSON.parse(copied[0] ?? '');
  expect(walkFrom(pasted).steps.map(({ event, state }) => [event, state])).toEqual([
    [{ type: 'code.copied' }, { awaitingPix: 'asking' }],
    [
      { type: 'xstate.error.actor.fetchStatus', error: new Error('fetchStatus failed'), actorId: 'fetchStatus' },
      { awaitingPix: 'resting' },
    ],
  ]);
  const model = chartModel({ machine: paymentSample, starts: { 'a new charge': CHARGE }, walks: [pasted] });
  expectRecordedWalks(model);
  expect(paths(model).at(-1)?.title).toBe(
    'awaitingPix.asking → code.copied → error(fetchStatus) fetchStatus failed → awaitingPix.resting',
  );
});

it('is kept in the address, and opens from a link as it was', async () => {
  const person = show();
  await person.click(press('Enviar code.copied'));
  await person.click(press('Copiar link'));
  await waitUntil(() => expect(copied).toHaveLength(1));
  const link = new URL(copied[0] ?? '');
  expect(link.pathname).toBe('/dev/fluxos/paymentSample/passos');
  await waitUntil(() => expect(window.location.search).toBe(link.search));
  const shared = await walkInLink(link.searchParams.get('caminho') ?? '');
  cleanup();
  show(shared);
  expect(history()).toEqual(['past: ComeçoawaitingPix.asking', 'now: code.copiedawaitingPix.asking']);
});

it('says so when the chart has changed since a link was made, or when a link holds no walk', async () => {
  const begun = kept(startWalk(paymentSample, CHARGE));
  const steps = [{ event: { type: 'code.copied' }, state: { awaitingPix: 'copied' } }];
  const shared = await walkInLink(await linkText({ ...begun, steps }));
  show(shared);
  expect(screen.getByText(/O fluxo mudou .* o passo 1, code.copied, levava a awaitingPix.copied e agora/)).toBeTruthy();
  cleanup();
  show('unreadable');
  expect(screen.getByText('O caminho deste endereço não pôde ser lido; este é o começo.')).toBeTruthy();
});

it('goes on from where a running chart stands, which no test can begin with', async () => {
  const standing = {
    value: { awaitingPix: 'resting' },
    context: { ...CHARGE, copied: true },
    status: 'active',
    actors: {},
  };
  const person = show(await walkInLink(await linkText(kept(resumeWalk(paymentSample, standing)))));
  expect(screen.queryByRole('button', { name: 'Copiar teste' })).toBe(null);
  await person.click(press('Esperar 5 s pixPoll'));
  expect(history()).toEqual(['past: ComeçoawaitingPix.resting', 'now: pixPollawaitingPix.asking']);
  await waitUntil(() => expect(window.location.search).toContain('caminho'));
  const shared = await walkInLink(new URLSearchParams(window.location.search).get('caminho') ?? '');
  expect([shared?.from, shared?.steps.length]).toEqual([standing, 1]);
});

it('says of what cannot come now why not', async () => {
  show();
  const later = screen.getByText('Agora não (1)').closest('details');
  expect([...(later?.querySelectorAll('li') ?? [])].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/pixPoll.*só em awaitingPix\.resting$/),
  ]);
});
