import { expect, it } from 'vitest';
import { html, renderTemplate } from '#platform/http/html.ts';

const EVIL = `"><script>alert('1')</script>&`;
const HARMLESS = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';

it('text is escaped wherever it is put in, HTML is not', () => {
  expect(html`<p title="${EVIL}">${html`<b>${EVIL}</b>`}</p>`.html).toBe(
    `<p title="${HARMLESS}"><b>${HARMLESS}</b></p>`,
  );
  const page = renderTemplate('<p title="{{text}}">{{text}}{{more}}</p>', { text: EVIL, more: html`<b>${1}</b>` });
  expect(page.html).toBe(`<p title="${HARMLESS}">${HARMLESS}<b>1</b></p>`);
});

it('what is put into a template is never a place of it', () => {
  const { html: page } = renderTemplate('{{name}} {{secret}}', { name: "{{secret}} $& $'", secret: 'x' });
  expect(page).toBe('{{secret}} $&amp; $&#39; x');
});

it('a place may stay empty, but not be forgotten', () => {
  expect(renderTemplate('<p>{{more}}</p>', { more: undefined }).html).toBe('<p></p>');
  expect(() => renderTemplate('<p>{{more}}</p>', {})).toThrow('{{more}}');
  expect(() => renderTemplate('<p>{{toString}}</p>', {})).toThrow('{{toString}}');
});
