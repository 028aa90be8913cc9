import type { ReactNode } from 'react';

export interface Fact {
  readonly key: string;
  readonly content: ReactNode;
}

/** A titled list of facts from the code; renders nothing for an empty list. */
export function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {facts.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </section>
  );
}

export function words(texts: readonly string[]): readonly Fact[] {
  return texts.map((text, index) => ({ key: `${text} ${index}`, content: text }));
}
