/**
 * The bank page's style sheet. Another party's house: nothing of it is the Quadra Livre's own look, so that nobody takes
 * one for the other. A text and no file, so that it is the same in tests, in development and in the built server.
 */
export const BANK_STYLE = /* css */ `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f3fa, #14121f);
  --surface: light-dark(#ffffff, #1e1b2d);
  --line: light-dark(#dcd8ec, #37324d);
  --ink: light-dark(#221d38, #edeaf8);
  --soft: light-dark(#5d5777, #b4aecd);
  --brand: light-dark(#4a2fbd, #b9a8ff);
  --on-brand: light-dark(#ffffff, #1b1240);
  --good: light-dark(#17633a, #8fe0ad);
  --good-ground: light-dark(#e2f4e9, #143524);
  --bad: light-dark(#9c2420, #ffaba3);
  --bad-ground: light-dark(#fde6e4, #43201e);
  --wait: light-dark(#7a5200, #ffd479);
  --wait-ground: light-dark(#fff1cc, #3a2c0c);
}

* {
  box-sizing: border-box;
}

body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font:
    1rem/1.5 system-ui,
    sans-serif;
}

.wide {
  max-width: 1040px;
  margin: 0 auto;
  padding: 0 max(16px, env(safe-area-inset-left));
}

header {
  background: light-dark(#31208a, #241a57);
  color: #ffffff;
}

header .wide {
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
}

header svg {
  width: 28px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}

h1 {
  margin: 0;
  font-size: 1.25rem;
  line-height: 1.15;
}

.chip {
  margin-left: auto;
  padding: 4px 12px;
  border: 1px solid rgb(255 255 255 / 0.6);
  white-space: nowrap;
  border-radius: 999px;
  font-size: 0.8125rem;
}

main.wide {
  padding-block: 24px 64px;
}

.lead {
  max-width: 60ch;
  margin: 0 0 24px;
  color: var(--soft);
}

h2 {
  margin: 32px 0 12px;
  font-size: 1.125rem;
  line-height: 1.15;
}

.tickets {
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
}

.ticket,
.paste,
.empty,
.notice {
  margin: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
}

.ticket {
  display: flex;
  flex-direction: column;
}

.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
}

.amount {
  font-size: 1.75rem;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
}

.status {
  padding: 2px 10px;
  border-radius: 999px;
  font-size: 0.8125rem;
  font-weight: 600;
}

.pending,
.in_mediation {
  background: var(--wait-ground);
  color: var(--wait);
}

.approved {
  background: var(--good-ground);
  color: var(--good);
}

.cancelled,
.refunded,
.charged_back {
  background: var(--bad-ground);
  color: var(--bad);
}

.what {
  margin: 8px 0 0;
}

dl {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  margin: 12px 0 16px;
  font-size: 0.875rem;
}

dt {
  color: var(--soft);
}

dd {
  margin: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
}

code {
  overflow-wrap: anywhere;
  font-size: 0.8125rem;
  user-select: all;
}

.acts {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: auto;
}

.acts form {
  flex: 1 1 auto;
}

.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 44px;
  padding: 0 20px;
  border: 1px solid var(--brand);
  border-radius: 8px;
  background: transparent;
  color: var(--brand);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}

.button:hover {
  background: light-dark(#ece8fb, #2c2545);
}

.pagar,
.pagar-atrasado,
.paste .button {
  background: var(--brand);
  color: var(--on-brand);
}

.pagar:hover,
.pagar-atrasado:hover,
.paste .button:hover {
  background: light-dark(#39229b, #cfc3ff);
}

.recusar {
  border-color: var(--bad);
  color: var(--bad);
}

.paste label {
  display: block;
  margin-bottom: 8px;
  font-weight: 600;
}

textarea {
  display: block;
  width: 100%;
  padding: 12px;
  border: 1px solid light-dark(#8a83a8, #7d769b);
  border-radius: 8px;
  background: var(--ground);
  color: inherit;
  font:
    0.9375rem/1.5 ui-monospace,
    monospace;
  resize: vertical;
}

.paste .button {
  margin-top: 12px;
}

.notice {
  margin-bottom: 24px;
  border-left: 4px solid var(--brand);
}

.fault {
  margin: 8px 0 0;
  color: var(--bad);
}

.empty {
  color: var(--soft);
}

a {
  color: var(--brand);
}

:focus-visible {
  outline: 3px solid var(--brand);
  outline-offset: 2px;
}

@media (min-width: 40em) {
  .button {
    width: auto;
  }

  .acts form {
    flex: 0 0 auto;
  }
}
`;
