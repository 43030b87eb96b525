import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unlistedScripts } from '../../scripts/build/inline-scripts.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const SCRIPT = 'document.documentElement.dataset.signedIn = localStorage.getItem("auth_token") ? "yes" : "no"';
const RULES = '{"prefetch":[{"where":{"href_matches":"/*"}}]}';
const LINES = 'two()\nlines()';
const LISTED = [SCRIPT, RULES, LINES];

/** Writes a build with one page. */
function build(html: string): string {
  const output = temporaryDir();
  mkdirSync(join(output, 'pricing'));
  writeFileSync(join(output, 'pricing/index.html'), html);
  return output;
}

test('listed scripts and data are allowed in a page', () => {
  const html = `<!doctype html><title>Pricing</title><script>${SCRIPT}</script><SCRIPT type='speculationrules'>${RULES}</SCRIPT>
<script type="application/ld+json">{"@type":"Product"}</script><script src="/assets/app.js" type="module"></script>
<script data-note="a > b">two()\r\nlines()</script><script type="application/json">{}</script>`;
  expect(unlistedScripts(build(html), LISTED)).toEqual([]);
});

test.for([
  '<script>extra()</script>',
  '<script type="module">extra()</script>',
  '<script type=importmap>extra()</script >',
])('the build rejects any other script and names its page: %s', (markup) => {
  expect(unlistedScripts(build(`<script>${SCRIPT}</script>${markup}`), LISTED)).toEqual([
    expect.stringMatching(
      /^pricing\/index\.html has the inline script "extra\(\)", which browsers would block\. Add it to site\/app/,
    ),
  ]);
});
