import { expect, test } from 'vitest';
import { requireListedScripts } from '../../scripts/build/inline-scripts.ts';
import { RenderedPage } from '../../scripts/build/step.ts';

const SCRIPT = 'document.documentElement.dataset.signedIn = localStorage.getItem("auth_token") ? "yes" : "no"';
const RULES = '{"prefetch":[{"where":{"href_matches":"/*"}}]}';
const LINES = 'two()\nlines()';
const LISTED = [SCRIPT, RULES, LINES];

/** Checks the inline scripts of a page, like the build. */
const check = (html: string): void => requireListedScripts(new RenderedPage('/pricing', html).tree, LISTED);

test('listed scripts and data are allowed in a page', () => {
  const html = `<!doctype html><title>Pricing</title><script>${SCRIPT}</script><SCRIPT type='speculationrules'>${RULES}</SCRIPT>
<script type="application/ld+json">{"@type":"Product"}</script><script src="/assets/app.js" type="module"></script>
<script data-note="a > b">two()\r\nlines()</script><script type="application/json">{}</script>`;
  expect(() => check(html)).not.toThrow();
});

test.for([
  '<script>extra()</script>',
  '<script type="module">extra()</script>',
  '<script type=importmap>extra()</script >',
])('the build rejects any other script: %s', (markup) => {
  expect(() => check(`<script>${SCRIPT}</script>${markup}`)).toThrow(
    'Browsers would block the inline script "extra()". Add it to site/app/inline-scripts.ts.',
  );
});
