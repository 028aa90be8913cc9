/**
 * The style sheet of the popup's pages. A text and no file, so that it is the same in tests, in development and in the
 * built server; its colours are those of the app.
 */
export const SIGN_IN_STYLE = /* css */ `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbf6ec, #0d1b21);
  --surface: light-dark(#ffffff, #14272e);
  --line: light-dark(#eadfcb, #23383f);
  --line-strong: light-dark(#8c7a5c, #6b868e);
  --ink: light-dark(#1d2b2f, #eaf3f2);
  --soft: light-dark(#5b5344, #a9bcbf);
  --mar: light-dark(#0b6e72, #5ccfc9);
  --mar-soft: light-dark(#e3f2f0, #173a3f);
  --on-mar-soft: light-dark(#08575b, #aee4e1);
  --sol: #ffb238;
}

* {
  box-sizing: border-box;
}

body {
  display: grid;
  place-items: center;
  min-height: 100dvh;
  margin: 0;
  padding: 16px;
  background: var(--ground);
  color: var(--ink);
  font:
    1.0625rem/1.5 Figtree,
    system-ui,
    sans-serif;
}

.card {
  width: min(100%, 440px);
  padding: 20px 24px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  box-shadow:
    0 1px 2px rgb(60 44 16 / 0.06),
    0 8px 24px rgb(60 44 16 / 0.06);
}

.logo {
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0 0 16px;
  font-size: 1.125rem;
  line-height: 1;
  letter-spacing: -0.035em;
}

.logo svg {
  flex: none;
  width: 32px;
  fill: none;
  stroke: var(--mar);
  stroke-width: 4;
  stroke-linecap: round;
}

.logo .cord {
  stroke: var(--sol);
}

h1 {
  margin: 0 0 8px;
  font-size: 1.3125rem;
  line-height: 1.15;
}

p {
  margin: 0 0 16px;
}

.card > :last-child {
  margin-bottom: 0;
}

.soft {
  color: var(--soft);
  font-size: 0.9375rem;
}

.people {
  display: grid;
  gap: 8px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
}

button {
  width: 100%;
  min-height: 48px;
  border: 1px solid var(--line-strong);
  border-radius: 12px;
  background: var(--surface);
  color: inherit;
  font: inherit;
  cursor: pointer;
}

button:hover {
  background: var(--mar-soft);
  color: var(--on-mar-soft);
}

:focus-visible {
  outline: 3px solid var(--mar);
  outline-offset: 2px;
}

.person {
  display: grid;
  grid-template-columns: 44px 1fr;
  gap: 0 12px;
  align-items: center;
  padding: 8px 12px;
  line-height: 1.35;
  text-align: left;
}

.face {
  display: grid;
  grid-row: span 3;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 999px;
  background: var(--mar-soft);
  color: var(--on-mar-soft);
  font-weight: 700;
  object-fit: cover;
}

.person .soft {
  overflow-wrap: anywhere;
  font-size: 0.8125rem;
}

.cancel {
  border-color: transparent;
  border-radius: 999px;
  background: transparent;
  color: var(--mar);
  font-weight: 600;
}
`;
