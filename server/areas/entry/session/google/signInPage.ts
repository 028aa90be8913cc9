import { type Html, renderTemplate } from '#platform/http/html.ts';
import PAGE from './signInPage.html?raw';

interface Page {
  readonly title: string;
  readonly heading: string;
  readonly styleAddress: string;
  readonly script?: Html;
  /** Attributes of the body, for the script. */
  readonly data?: Html;
  readonly main: Html;
}

/** The common layout of the popup's pages: one card in the middle of the sand, under the product's logo. */
export function signInPage({ script, data, ...page }: Page): string {
  return renderTemplate(PAGE, { script, data, ...page }).html;
}
