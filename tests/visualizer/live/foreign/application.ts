import { createBrowserInspector } from '@statelyai/inspect';
import { createActor } from 'xstate';
import { lampMachine } from '../lamp.ts';

/** An application of somebody else's, inspected by the real @statelyai/inspect. Runs in the page. */
const url = new URLSearchParams(location.search).get('inspector') ?? '';

button('Inspect').addEventListener('click', () => {
  const { inspect } = createBrowserInspector({ url });
  const lamp = createActor(lampMachine, { inspect }).start();
  button('Switch').addEventListener('click', () => lamp.send({ type: 'switched' }));
});

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = text;
  document.body.append(made);
  return made;
}
