import type { GoogleMessage } from '#domain/session/google.ts';
import { html } from '#platform/http/html.ts';
import { GOOGLE_TEXTS } from '#core/people/google/googleTexts.ts';
import { signInPage } from './signInPage.ts';

interface CallbackView {
  readonly styleAddress: string;
  readonly scriptAddress: string;
  /** The message goes to the page that opened the popup, and only when that page has this origin. */
  readonly outcome?: { readonly message: GoogleMessage; readonly origin: string };
}

/** The page to which the provider redirects the popup. Its text is read when there is no opener or the popup stays open. */
export function callbackPage({ styleAddress, scriptAddress, outcome }: CallbackView): string {
  return signInPage({
    title: `${GOOGLE_TEXTS.title} · Quadra Livre`,
    heading: GOOGLE_TEXTS.title,
    styleAddress,
    script: html`<script src="${scriptAddress}" defer></script>`,
    data: html`data-message="${outcome && JSON.stringify(outcome.message)}" data-origin="${outcome?.origin}"`,
    main: html`<p role="status">${sentence(outcome?.message)}</p>
      <p class="soft">${GOOGLE_TEXTS.mayClose}</p>`,
  });
}

function sentence(message: GoogleMessage | undefined): string {
  if (!message) return GOOGLE_TEXTS.notFound;
  return message.status === 'failed' ? message.message : GOOGLE_TEXTS.done;
}
