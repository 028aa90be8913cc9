import { type Html, html } from '#platform/http/html.ts';
import { signInPage } from '../signInPage.ts';
import type { DemoPerson } from './demoPeople.ts';

/** The names of the form fields. */
export const CHOICE = { person: 'pessoa', cancel: 'cancelar' } as const;

export const DEMO_TEXTS = {
  title: 'Google de demonstração',
  lead: 'Estas pessoas não existem: são para experimentar a entrada com o Google. Com quem você quer entrar?',
  cancel: 'Cancelar',
  expired: 'Esta escolha expirou. Feche esta janela e tente de novo.',
  refused: 'Este pedido não pode ser atendido. Feche esta janela e tente de novo.',
} as const;

interface Place {
  readonly styleAddress: string;
  readonly pictureOf: (person: DemoPerson) => string;
}

/** The page where a visitor chooses a made-up person. */
export function choicePage({ styleAddress, pictureOf }: Place, people: readonly DemoPerson[]): string {
  return frame(
    styleAddress,
    html`<p class="soft">${DEMO_TEXTS.lead}</p>
      <form method="post">
        <ul class="people">
          ${people.map((person) => choice(person, pictureOf(person)))}
        </ul>
        <button class="cancel" name="${CHOICE.person}" value="${CHOICE.cancel}">${DEMO_TEXTS.cancel}</button>
      </form>`,
  );
}

/** A page with one sentence, for errors. */
export function sentencePage({ styleAddress }: Pick<Place, 'styleAddress'>, sentence: string): string {
  return frame(styleAddress, html`<p role="alert">${sentence}</p>`);
}

function frame(styleAddress: string, main: Html): string {
  return signInPage({ title: DEMO_TEXTS.title, heading: DEMO_TEXTS.title, styleAddress, main });
}

function choice(person: DemoPerson, picture: string): Html {
  const face = person.hasPicture
    ? html`<img class="face" src="${picture}" alt="" width="44" height="44" />`
    : html`<span class="face" aria-hidden="true">${person.name.slice(0, 1)}</span>`;
  return html`<li>
    <button class="person" name="${CHOICE.person}" value="${person.id}">
      ${face}<strong>${person.name}</strong><span class="soft">${person.email}</span
      ><span class="soft">${person.note}</span>
    </button>
  </li>`;
}
