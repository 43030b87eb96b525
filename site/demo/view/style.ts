/**
 * The look of the demo checkout, from the site's tokens. It is adopted by its shadow root, which the page's policy lets
 * pass where it would stop a style element.
 */
export const STYLE = `
:host {
  display: block;
  color: var(--onset-color-ink);
  font-family: 'Onset Text', 'Onset Text Fallback', system-ui, sans-serif;
  font-size: 1rem;
  line-height: 1.6;
  text-align: start;
  overflow-wrap: anywhere;
}
:host([data-theme=light]) { color-scheme: light; }
:host([data-theme=dark]) { color-scheme: dark; }
/* Its words are English in every language: set from right to left, each still reads from left to right. */
:host([dir=rtl]) { text-align: right; }
:host([dir=rtl]) :is(h2, p, dt, dd, label, legend, button, summary, span) { unicode-bidi: plaintext; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h2, p, dl, dd, fieldset { margin: 0; }
h2 {
  font: 620 clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem) / 1.2 'Onset Display', 'Onset Display Fallback', system-ui, sans-serif;
  letter-spacing: -0.02em;
  text-wrap: balance;
}
h2:focus { outline: none; }
dialog {
  inline-size: min(100% - 1.5rem, 56rem);
  max-block-size: calc(100dvh - 1.5rem);
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block-start: 4rem;
  border: 1px solid var(--onset-color-line);
  border-radius: 1.25rem;
  background: var(--onset-color-surface);
  color: inherit;
  box-shadow: 0 1px 2px var(--onset-shadow-window), 0 40px 80px -24px var(--onset-shadow-window);
}
dialog::backdrop { background: oklch(0.125 0.008 260 / 0.6); }
.box { container-type: inline-size; }
dialog .label { position: sticky; inset-block-start: 0; z-index: 1; }
.label {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  justify-content: space-between;
  padding-block: 0.5rem;
  padding-inline: 1.25rem 0.5rem;
  min-block-size: 3rem;
  background: var(--onset-color-ink-fill);
  color: var(--onset-color-on-ink-fill);
  font-size: 0.875rem;
  font-weight: 500;
}
.inline { border: 1px solid var(--onset-color-line); border-radius: 0.875rem; overflow: clip; background: var(--onset-color-surface); }
.parts { display: grid; }
.parts > * { padding: 1.25rem; min-inline-size: 0; }
.order { background: var(--onset-color-sunken); }
@container (min-width: 44rem) {
  .parts.two { grid-template-columns: minmax(0, 4fr) minmax(0, 5fr); }
  .parts.two > * { padding: 2rem; }
}
.order, .step, form { display: flex; flex-direction: column; gap: 1.25rem; align-items: stretch; }
.summary { display: flex; flex-direction: column; gap: 0.5rem; }
.summary > div { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; }
.summary dt { color: var(--onset-color-ink-muted); }
.summary dd { font-variant-numeric: tabular-nums; }
.summary .due { margin-block-start: 0.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--onset-color-line); font-size: 1.125rem; font-weight: 600; }
.summary .due dt { color: inherit; }
.summary .minor { color: var(--onset-color-ink-muted); font-size: 0.875rem; }
.buyer { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; font-size: 0.875rem; color: var(--onset-color-ink-muted); }
.field { display: flex; flex-direction: column; gap: 0.5rem; min-inline-size: 0; }
label, legend { font-size: 0.875rem; font-weight: 500; }
input, select {
  min-block-size: 2.75rem;
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--onset-color-line-strong);
  border-radius: 0.375rem;
  background: var(--onset-color-surface);
  color: inherit;
  font: inherit;
}
:dir(rtl) > input[dir=ltr] { text-align: right; }
::placeholder { color: var(--onset-color-ink-faint); opacity: 1; }
input:hover, select:hover { border-color: var(--onset-color-ink-muted); }
[aria-invalid=true] { border-color: var(--onset-color-danger); box-shadow: inset 0 0 0 1px var(--onset-color-danger); }
.error { color: var(--onset-color-danger); font-size: 0.875rem; font-weight: 500; }
.problem { padding: 0.75rem 1rem; border: 1px solid var(--onset-color-danger); border-radius: 0.375rem; background: var(--onset-color-danger-ground); color: var(--onset-color-danger); font-size: 0.875rem; font-weight: 500; }
.pair { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); align-items: start; }
.cards { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); padding: 0; border: 0; min-inline-size: 0; }
@container (min-width: 30rem) { .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
legend { padding: 0; margin-block-end: 0.5rem; }
button {
  min-block-size: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--onset-color-line-strong);
  border-radius: 0.625rem;
  background: var(--onset-color-surface);
  color: inherit;
  font: inherit;
  font-weight: 500;
  cursor: pointer;
}
button:hover { background: var(--onset-color-hover); }
button[aria-disabled=true] { cursor: progress; opacity: 0.55; }
.primary { min-block-size: 3rem; border-color: transparent; background: var(--onset-color-accent); color: var(--onset-color-on-accent); }
.primary:hover { background: var(--onset-color-accent-hover); }
.quiet { align-self: start; padding-inline: 0.5rem; border-color: transparent; background: none; text-decoration: underline; text-underline-offset: 0.2em; font-size: 0.875rem; }
.order > .quiet, .step > .quiet { margin-inline-start: -0.5rem; }
.buyer .quiet { align-self: center; color: var(--onset-color-ink); }
.close { min-block-size: 2.25rem; padding-block: 0.25rem; border-color: currentColor; background: none; font-size: 0.875rem; }
.close:hover { background: var(--onset-color-on-ink-fill); color: var(--onset-color-ink-fill); }
.close:focus-visible { outline-color: var(--onset-color-on-ink-fill); }
.test-card { display: flex; flex-direction: column; padding: 0.5rem 0.75rem; text-align: inherit; line-height: 1.4; }
.digits { font-family: 'Onset Mono', ui-monospace, monospace; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.does { color: var(--onset-color-ink-muted); font-size: 0.8125rem; font-weight: 400; }
summary { inline-size: fit-content; min-block-size: 2.75rem; padding-block: 0.6rem; font-size: 0.875rem; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.code-form { gap: 0.75rem; align-items: start; padding-block-start: 0.5rem; }
.code-form .field { align-self: stretch; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.mark { inline-size: 3rem; block-size: 3rem; display: grid; place-items: center; border-radius: 50%; background: var(--onset-color-success-ground); color: var(--onset-color-success); }
.mark::before { content: ''; inline-size: 0.625rem; block-size: 1.125rem; margin-block-end: 0.25rem; border: solid currentColor; border-width: 0 2px 2px 0; rotate: 45deg; }
:focus-visible { outline: 2px solid var(--onset-color-focus); outline-offset: 3px; }
@media (prefers-reduced-motion: no-preference) {
  button, input, select { transition: background-color 120ms, border-color 120ms; }
}
@media (forced-colors: active) {
  .label, .order { border-block-end: 1px solid; }
  .primary { border-color: currentColor; }
  [aria-invalid=true] { border-width: 2px; }
}
`;
