import { readFileSync } from 'node:fs';
import { registry } from '@onset/design-system/registry';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';

/* Every section, drawn by Node without a bundler, with the oldest React that the package takes. */

const everySection = JSON.parse(readFileSync('every-section.json', 'utf8'));
for (const [name, { view }] of Object.entries(registry)) {
  const markup = renderToString(createElement(view, everySection[name]));
  if (!markup.includes(`data-section="${name}"`) && !markup.includes('<'))
    throw new Error(`${name} draws nothing: ${markup}`);
}
if (version !== '19.0.0') throw new Error(`React is ${version}`);
