import { registry as designSystem } from '@onset/design-system/registry';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPages } from '../../../site/app/pages.ts';
import { pageSectionNames } from '../../../site/compositor/parse-page.ts';
import { registry } from '../../../site/compositor/registry.ts';
import { readLiteral } from '../../source/literal.ts';
import { drawPage } from '../draw-page.tsx';
import { unmarked } from '../marks.ts';
import { createSite } from '../site.tsx';
import { statesOf } from './states.ts';
import { wrongStates } from './wrong-states.ts';

const site = createSite();

const pages = allPages();
const withStates = pageSectionNames.filter((name) => statesOf(name).length > 0);

/** The first page that lists a section, and the anchor of that. */
function onPage(name: string) {
  const page = pages.find(({ sections }) => sections.some((section) => section.name === name));
  const section = page?.sections.find((each) => each.name === name);
  if (!page || !section) throw new Error(`No page lists ${name}`);
  return { page: { ...page, sections: [section] }, id: section.id };
}

/** What is read in some markup, in one line; what is read out alone is in it too. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|template|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

test.each(pageSectionNames.filter((name) => registry[name].view !== designSystem[name].view))(
  '%s is bound to data, and has states to look at',
  (name) => {
    expect(withStates).toContain(name);
  },
);

test.each(withStates)('%s is drawn in each of its states, which differ in look, name and words', (name) => {
  const states = statesOf(name);
  const { page, id } = onPage(name);
  const built = drawPage(page);
  const [before] = built.split('<main');
  const drawn = states.map((state) => drawPage(page, { [id]: state.name }));
  for (const html of drawn) {
    expect(html.split(` id="${id}"`)).toHaveLength(2);
    expect(html).toContain(`data-section="${name}"`);
    // Around it, all is as it is built.
    expect(html.startsWith(`${before}<main`)).toBe(true);
  }
  expect(new Set([built, ...drawn]).size).toBe(states.length + 1);
  expect(new Set(states.map((state) => state.name)).size).toBe(states.length);
  expect(new Set(states.map(({ label }) => label)).size).toBe(states.length);
  for (const { label } of states) expect(label).toMatch(/^[A-Z].{2,31}$/);
  expect(states.filter(({ isSignedIn }) => isSignedIn).length).toBeLessThan(2);
});

test.each([
  ['login-form', 'error', 'Invalid identifier or password'],
  ['login-form', 'field-errors', 'Enter your password.'],
  ['register-form', 'field-errors', 'Tick this box to create an account'],
  ['forgot-password-form', 'done', 'a link is on its way'],
  ['reset-password-form', 'rejected-code', 'has been used already'],
  ['account-intro', 'signed-in', 'ada@example.com'],
  ['profile-form', 'done', 'Saved'],
  ['sessions-list', 'filled', 'Firefox on Windows'],
  ['device-list', 'full', '3 of 3'],
  ['invoice-list', 'filled', '$114.24'],
  ['subscription-overview', 'past-due', 'Payment missing'],
  ['subscription-overview', 'ending', '18 March 2027'],
  ['account-data', 'running', 'Onset Yearly runs until 18 March 2027.'],
  ['pricing', 'localised', '7,93 €'],
  ['checkout', 'declined', 'Nothing was charged. Try another card'],
  ['checkout', 'discount', 'LAUNCH20'],
  ['purchase-status', 'done', 'Your plan is on.'],
  ['site-search', 'filled', '3 results'],
] as const)('%s shows of “%s” what it is about: %s', (name, state, words) => {
  const { page, id } = onPage(name);
  expect(textOf(drawPage(page))).not.toContain(words);
  expect(textOf(drawPage(page, { [id]: state }))).toContain(words);
});

test('a list with nothing in it says so, in the words of the site', () => {
  const { page, id } = onPage('post-list');
  const texts = [drawPage(page), drawPage(page, { [id]: 'empty' })].map(textOf);
  expect(texts.map((text) => text.includes('Nothing here yet.'))).toEqual([false, true]);
});

test('of what the address chooses between, one is left', () => {
  const { page, id } = onPage('link-form');
  const drawn = ['ready', 'missing-code', 'stopped'].map((state) => textOf(drawPage(page, { [id]: state })));
  expect(drawn.map((text) => text.includes('needs the link from our email'))).toEqual([false, true, false]);
  expect(drawn.map((text) => text.includes('no longer good'))).toEqual([false, false, true]);
});

test('a text of a section in a state is found where it stands', () => {
  const file = 'site/pages/login.ts';
  const { value } = readLiteral(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'), file);
  const { body, texts } = site.texts(file, value, { 'log-in': 'error' });
  expect(unmarked(body)).toBe(site.draw(file, value, { 'log-in': 'error' }).body);
  expect(body).toContain('Invalid identifier or password');
  expect(texts).toContainEqual({ section: 0, path: ['heading'] });
});

test.each([
  'account-intro',
  'profile-form',
  'change-password-form',
  'account-data',
  'sessions-list',
  'device-list',
  'invoice-list',
  'subscription-overview',
] as const)('%s, which is of who is signed in, has a state in which somebody is', (name) => {
  expect(statesOf(name).map(({ isSignedIn }) => isSignedIn)).toContain(true);
});

describe('a state that is asked for', () => {
  const document = {
    sections: [
      { section: 'login-form', id: 'log-in', content: {} },
      { section: 'faq', id: 'faq', content: {} },
      { section: 'nobody-knows', id: 'none', content: {} },
    ],
  };

  test('is one of its section', () => {
    expect(wrongStates(document, {})).toBeUndefined();
    expect(wrongStates(document, { 'log-in': 'pending' })).toBeUndefined();
  });

  test.each([
    ['a name the section has not', { 'log-in': 'weekly' }, /"log-in" has no state "weekly", expected pending, error/],
    ['a name of every object', { 'log-in': 'constructor' }, /no state "constructor"/],
    ['a section without states', { faq: 'pending' }, /"faq" has no state "pending", expected none/],
    ['a section nobody knows', { none: 'pending' }, /expected none/],
    ['an anchor the page has not', { elsewhere: 'pending' }, /a section "elsewhere", which the page does not have/],
  ])('is refused where it is %s', (_what, states, message) => {
    expect(wrongStates(document, states)).toMatch(message);
  });

  test('of a document that is none is refused', () => {
    expect(wrongStates(null, { faq: 'pending' })).toContain('does not have');
    expect(wrongStates({ sections: [null, 5] }, { faq: 'pending' })).toContain('does not have');
  });
});
