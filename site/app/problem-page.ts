import { escapeXml } from './escape-xml.ts';
import type { Problem } from './page-problem.ts';

/**
 * What a developer sees in place of a page that cannot be drawn, in the browser and in the terminal. It loads itself
 * again as soon as the problem is mended.
 */
export function problemPage({ title, lines, files }: Problem, headers: Headers): Response {
  process.stderr.write(`\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  const links = files.map(
    (file) =>
      `<a href="/__open-in-editor?file=${encodeURIComponent(file.replace(/^site\//, ''))}">${escapeXml(file)}</a>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title><script type="module" src="/@vite/client"></script>
<style>:root{color-scheme:light dark}body{font:1rem/1.6 ui-monospace,monospace;margin:3rem auto;max-inline-size:60rem;padding:0 1.5rem}
h1{font:600 1.5rem/1.3 system-ui}li{margin-block:.75rem;overflow-wrap:anywhere}</style>
<h1>${escapeXml(title)}</h1><ul>${lines.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul>
<p>${links.join(' ')}</p></html>`;
  headers.set('Cache-Control', 'no-store');
  return new Response(html, { status: 500, headers });
}
