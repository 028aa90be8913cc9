import { type Html, html } from '../http/html.ts';
import { type Letter, NO_REPLY, PRODUCT } from './letter.ts';
import { DARK_STYLE, LIGHT as look, PADDING_OF_PREHEADER } from './letterStyle.ts';

/** Tables and styles on each element, because mail programs know little else; the dark look for those that know media queries. */
export function letterHtml(letter: Letter, home: string): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${letter.subject}</title>
        ${DARK_STYLE}
      </head>
      <body class="ground" style="${look.body}">
        <div style="${look.preheader}">${letter.preheader}${PADDING_OF_PREHEADER}</div>
        <table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${look.ground}">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td class="ink" style="${look.brand}">${brand()}</td>
                </tr>
                <tr>
                  <td class="card" style="${look.card}">${card(letter)}</td>
                </tr>
                <tr>
                  <td class="soft" style="${look.footer}">
                    <a class="soft" href="${home}" style="${look.quietLink}">${home}</a><br />${NO_REPLY}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.html;
}

/** The wordmark in letters: pictures are not loaded until somebody allows them. */
function brand(): Html {
  const [first = '', ...rest] = PRODUCT.split(' ');
  return html`<span aria-hidden="true" style="${look.ball}">&#9679;</span>&nbsp;${first} <b>${rest.join(' ')}</b>`;
}

function card({ subject, greeting, paragraphs, action, notes }: Letter): Html {
  return html`<h1 class="ink" style="${look.title}">${subject}</h1>
    <p class="ink" style="${look.paragraph}">${greeting}</p>
    ${paragraphs.map((text) => html`<p class="ink" style="${look.paragraph}">${text}</p>`)} ${action && button(action)}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${look.below}">
      <tr>
        <td class="notes" style="${look.notes}">
          ${action && plainLink(action.address)}
          ${notes.map((text) => html`<p class="soft" style="${look.note}">${text}</p>`)}
        </td>
      </tr>
    </table>`;
}

/** The cell has the colour too: where a link takes no padding, it still looks like a button. */
function button({ label, address }: NonNullable<Letter['action']>): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 0">
    <tr>
      <td class="button" align="center" style="${look.buttonCell}">
        <a class="button" href="${address}" style="${look.button}">${label}</a>
      </td>
    </tr>
  </table>`;
}

function plainLink(address: string): Html {
  return html`<p class="soft" style="${look.note}">
    Se o botão não abrir, copie este endereço e cole no navegador:<br />
    <a class="link" href="${address}" style="${look.link}">${address}</a>
  </p>`;
}
