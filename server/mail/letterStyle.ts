import type { Html } from '../http/html.ts';

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const [SAND, SURFACE, LINE] = ['#fbf6ec', '#ffffff', '#eadfcb'];
const [INK, SOFT, MAR, SOL] = ['#1d2b2f', '#5b5344', '#0b6e72', '#ffb238'];

/** On each element, since some programs throw style sheets away. */
export const LIGHT = {
  body: `margin:0;padding:0;background:${SAND}`,
  ground: `background:${SAND}`,
  preheader: `display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${SAND}`,
  brand: `padding:0 4px 16px;${FONT};font-size:21px;line-height:1.2;letter-spacing:-0.02em;color:${INK}`,
  ball: `color:${SOL}`,
  card: `padding:32px 32px 20px;background:${SURFACE};border:1px solid ${LINE};border-radius:12px`,
  title: `margin:0 0 16px;${FONT};font-size:28px;line-height:1.15;font-weight:700;color:${INK}`,
  paragraph: `margin:0 0 16px;${FONT};font-size:17px;line-height:1.5;color:${INK}`,
  buttonCell: `background:${MAR};border-radius:999px`,
  button: `display:inline-block;padding:13px 28px;${FONT};font-size:17px;line-height:22px;font-weight:600;color:#ffffff;background:${MAR};border-radius:999px;text-decoration:none`,
  below: 'margin-top:28px',
  notes: `padding-top:20px;border-top:1px solid ${LINE}`,
  note: `margin:0 0 12px;${FONT};font-size:15px;line-height:1.5;color:${SOFT}`,
  link: `color:${MAR};word-break:break-all`,
  footer: `padding:20px 4px;${FONT};font-size:13px;line-height:1.6;color:${SOFT}`,
  quietLink: `color:${SOFT}`,
} as const;

/** The same in the night; nothing but constants, so it needs no escaping. */
export const DARK_STYLE: Html = {
  html: `<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background: #0d1b21 !important; }
    .card { background: #14272e !important; border-color: #23383f !important; }
    .notes { border-color: #23383f !important; }
    .ink { color: #eaf3f2 !important; }
    .soft { color: #a9bcbf !important; }
    .link { color: #5ccfc9 !important; }
    .button { background: #5ccfc9 !important; color: #0d1b21 !important; }
  }
  @media (max-width: 480px) {
    .card { padding: 24px 20px 12px !important; }
  }
</style>`,
};

/** Keeps a program from showing the rest of the message beside the subject. */
export const PADDING_OF_PREHEADER: Html = { html: '&#847;&zwnj;&nbsp;'.repeat(60) };
