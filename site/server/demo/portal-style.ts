/** The stylesheet of the portal: the site's tones, and nothing to load. */
export const PORTAL_STYLE = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(oklch(0.982 0.003 255), oklch(0.165 0.008 260));
  --surface: light-dark(oklch(1 0 255), oklch(0.205 0.009 260));
  --ink: light-dark(oklch(0.205 0.012 260), oklch(0.965 0.003 255));
  --muted: light-dark(oklch(0.42 0.014 260), oklch(0.765 0.01 258));
  --line: light-dark(oklch(0.895 0.006 255), oklch(0.295 0.01 260));
  --line-strong: light-dark(oklch(0.615 0.012 258), oklch(0.54 0.012 258));
  --danger: light-dark(oklch(0.43 0.175 0), oklch(0.82 0.115 355));
  --focus: light-dark(oklch(0.54 0.2 258), oklch(0.77 0.13 245));
}
/* The site's pages cross over to the next; a page that does not agree to it ends that with an error in theirs. */
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--canvas);
  color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.label {
  margin: 0;
  padding: 0.5rem 1rem;
  background: var(--ink);
  color: var(--canvas);
  font-size: 0.875rem;
  font-weight: 500;
  text-align: center;
}
main { inline-size: min(100% - 2.5rem, 46rem); margin-inline: auto; padding-block: 2.5rem 5rem; }
h1 { margin: 0; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 0 0 0.5rem; font-size: 1rem; }
p { margin: 0.25rem 0 0; }
a { color: inherit; text-underline-offset: 0.2em; }
.card {
  margin-block-start: 1.5rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: 0.875rem;
  background: var(--surface);
}
.card > section, .card > form { margin-block-start: 1.25rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
.muted { color: var(--muted); font-size: 0.875rem; }
.notice { margin-block-start: 1.5rem; padding: 0.75rem 1rem; border: 1px solid var(--line-strong); border-radius: 0.375rem; }
.problem { border-color: var(--danger); color: var(--danger); font-weight: 500; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.row > * { min-inline-size: 0; max-inline-size: 100%; }
label { display: block; font-size: 0.875rem; font-weight: 500; }
select, button {
  min-block-size: 2.75rem;
  max-inline-size: 100%;
  padding: 0.5rem 1rem;
  border: 1px solid var(--line-strong);
  border-radius: 0.625rem;
  background: var(--surface);
  color: inherit;
  font: inherit;
}
button { font-weight: 500; cursor: pointer; }
button:hover { border-color: var(--ink); }
.danger { border-color: var(--danger); color: var(--danger); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
table { inline-size: 100%; margin-block-start: 0.75rem; border-collapse: collapse; font-size: 0.875rem; overflow-wrap: normal; }
.scroll { overflow-x: auto; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
td { font-variant-numeric: tabular-nums; }
`;
