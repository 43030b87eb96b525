/** A small picture of a page. */
export interface Shot {
  readonly path: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'phone' | 'desktop';
  /** Where the picture is, beside the sheet. */
  readonly file: string;
}

/** All pictures on one HTML page, a row for each page of the site. */
export function contactSheet(shots: readonly Shot[]): string {
  const paths = [...new Set(shots.map(({ path }) => path))];
  const rows = paths.map((path) => {
    const pictures = shots
      .filter((shot) => shot.path === path)
      .map(
        ({ file, theme, size }) =>
          `<a class="${size}" href="${file}"><img loading="lazy" src="${file}" alt="${path}, ${theme}, ${size}"></a>`,
      );
    return `<section id="${path}"><h2>${path}</h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every page</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  h2 { font: 500 0.875rem/1 ui-monospace, monospace; margin: 0 0 0.75rem; }
  section { border-top: 1px solid light-dark(#ddd, #333); padding-block: 1.25rem 2.5rem; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  img { display: block; width: 100%; border: 1px solid light-dark(#ddd, #333); }
  .phone { flex: 0 0 9rem; }
  .desktop { flex: 0 0 20rem; }
</style>
<h1>Every page, in both themes, on a phone and a desktop</h1>
${rows.join('\n')}
</html>
`;
}
