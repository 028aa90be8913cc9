/** Text that is HTML already; all other parts are escaped when they are inserted. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | false | readonly Html[];

export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.reduce((page, text, at) => page + written(parts[at - 1]) + text) };
}

/** Fills each `{{name}}` of an .html file. A name without a part is a bug of ours and throws. */
export function renderTemplate(template: string, parts: Readonly<Record<string, Part>>): Html {
  return {
    html: template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
      if (!Object.hasOwn(parts, name)) throw new Error(`The template has ${place}, which was not given`);
      return written(parts[name]);
    }),
  };
}

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
