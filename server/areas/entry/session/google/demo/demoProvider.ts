import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import SIGN_IN_STYLE from '../signInPage.css?raw';
import { demoConfiguration, type DemoProviderOptions } from './demoConfiguration.ts';
import { CHOICE, choicePage, DEMO_TEXTS, sentencePage } from './demoPages.ts';
import { PATHS, pictureOf } from '#core/people/google/demo/demoPaths.ts';
import { DEMO_PICTURE } from './demoPicture.ts';
import { arriveAt, PAGE, readForm, send } from './demoRequests.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A complete OpenID provider with made-up people, without passwords, that keeps its data in memory. */
export function makeDemoProvider(options: DemoProviderOptions): RequestHandler {
  const { issuer, people, client } = options;
  const place = { styleAddress: issuer + PATHS.style, pictureOf: pictureOf(issuer) };
  const provider = new Provider(issuer, demoConfiguration(options));
  // Trusts the forwarded headers, because `arriveAt` has overwritten them.
  provider.proxy = true;
  const answerProtocol = provider.callback();

  /** Shows the choice of people and handles the chosen one. A request without the attempt's cookie gets an error page. */
  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!asked) return send(response, PAGE, sentencePage(place, DEMO_TEXTS.expired), 400);
    if (request.method !== 'POST') return send(response, PAGE, choicePage(place, people));
    const choice = (await readForm(request)).get(CHOICE.person);
    const person = people.find(({ id }) => id === choice);
    const result = person ? { login: { accountId: person.id } } : { error: 'access_denied' };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  return async (request, response) => {
    const path = arriveAt(issuer, { request, response }, new URL(client.redirectUri).origin);
    if (path === PATHS.style) return send(response, 'text/css', SIGN_IN_STYLE);
    if (path.startsWith(PATHS.pictures)) return send(response, 'image/png', DEMO_PICTURE);
    if (path.startsWith(PATHS.choice)) return choose(request, response);
    return answerProtocol(request, response);
  };
}
