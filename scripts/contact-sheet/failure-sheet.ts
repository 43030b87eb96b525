/** A picture of a page while something fails. */
export interface FailureShot {
  readonly failure: string;
  readonly path: string;
  readonly size: 'phone' | 'desktop';
  /** How wide the picture is shown, in CSS pixels. */
  readonly shown: number;
  /** Where the picture is, beside the sheet. */
  readonly file: string;
  /** What is wrong with the page, if anything. */
  readonly wrong: readonly string[];
}

/** All pictures on one HTML page, a row for each failure; what is wrong stands below its picture. */
export function failureSheet(shots: readonly FailureShot[]): string {
  const rows = [...new Set(shots.map(({ failure }) => failure))].map((failure) => {
    const pictures = shots
      .filter((shot) => shot.failure === failure)
      .map(
        ({ file, path, shown, wrong }) =>
          `<figure style="flex-basis:${shown}px"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${escape(path)}${wrong.map((each) => `<b>${escape(each)}</b>`).join('')}</figcaption></figure>`,
      );
    return `<section><h2>${escape(failure)}</h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Failures</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { border-top: 1px solid light-dark(#ddd, #333); padding-block: 1.25rem 2.5rem; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  figure { flex: 0 0 auto; margin: 0; }
  img { display: block; width: 100%; border: 1px solid light-dark(#ddd, #333); }
  figcaption { font: 500 0.8125rem/1.5 ui-monospace, monospace; }
  b { display: block; color: #d43; }
</style>
<h1>What is seen when something fails</h1>
${rows.join('\n')}
</html>
`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
