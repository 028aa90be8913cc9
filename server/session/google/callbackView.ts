import type { GoogleMessage } from '../../../domain/session/google.ts';
import { html } from '../../http/html.ts';
import { GOOGLE_TEXTS } from './googleTexts.ts';
import { LOGO, signInPage } from './signInPage.ts';

interface CallbackView {
  readonly styleAddress: string;
  readonly scriptAddress: string;
  /** For the page that opened the popup, and for no page of another origin. */
  readonly told?: { readonly message: GoogleMessage; readonly origin: string };
}

/** Where the provider sends the popup back to. Its words are for who has no opener, or a popup that stays open. */
export function callbackPage({ styleAddress, scriptAddress, told }: CallbackView): string {
  return signInPage({
    title: `${GOOGLE_TEXTS.title} · Quadra Livre`,
    styleAddress,
    script: html`<script src="${scriptAddress}" defer></script>`,
    body: html`<body data-message="${told && JSON.stringify(told.message)}" data-origin="${told?.origin}">
      <main class="card">
        ${LOGO}
        <h1>${GOOGLE_TEXTS.title}</h1>
        <p role="status">${sentence(told?.message)}</p>
        <p class="soft">${GOOGLE_TEXTS.mayClose}</p>
      </main>
    </body>`,
  });
}

function sentence(message: GoogleMessage | undefined): string {
  if (!message) return GOOGLE_TEXTS.notFound;
  return message.status === 'failed' ? message.message : GOOGLE_TEXTS.done;
}
