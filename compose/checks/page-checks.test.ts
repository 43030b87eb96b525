import { brand } from '@onset/design-system/brand';
import { expect, test } from 'vitest';
import { allPages } from '../../site/compositor/pages.ts';
import type { Page } from '../../site/compositor/page.ts';
import { checkPage } from './page-checks.ts';

const pages = allPages();
function at(path: string): Page {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}
const check = (page: Page) =>
  checkPage(
    page,
    pages.filter(({ path }) => path !== page.path),
  );
const terms = at('/terms-and-conditions');

test('of a page of the site there is nothing to say', async () => {
  for (const path of ['/pricing', '/download', '/login']) {
    const { issues, repeated, hard, unknownWords, head, weight } = await check(at(path));
    expect([issues, repeated, unknownWords, head.sameTitle]).toEqual([[], [], [], []]);
    expect(hard.sentences.length).toBeLessThanOrEqual(hard.most);
    expect(weight.html).toBeGreaterThan(1000);
    expect(weight.html).toBeLessThan(weight.documentLimit);
  }
  // The first reads every page of the site.
}, 120_000);

test('what the tests of the site would say is said', async () => {
  const [first, ...rest] = terms.sections;
  if (!first) throw new Error('The page has no section');
  const sentence = `${brand.name} records the screen and the sound of your Mac, each on a track of its own.`;
  const content = {
    label: 'Questions',
    heading: 'Asked about teh page',
    questions: [{ question: 'Where is it?', answer: `${sentence} See [there](/nowhere) and [here](/pricing#none).` }],
    action: { label: 'Go', href: '/pricing#plans' },
  };
  const wrong: Page = {
    ...terms,
    title: 'Pricing',
    sections: [{ name: 'faq', id: 'faq', content, hydrate: undefined }, ...rest, { ...first, id: 'again' }],
  };
  const { issues, unknownWords, head } = await checkPage(wrong, [at('/pricing')]);
  const texts = issues.map(({ place, message }) => `${place} ${message}`.trim());
  const answer = 'sections[0].content.questions[0].answer (faq “faq”)';
  expect(texts).toContain('“Asked about teh page” comes before the h1. Begin the page with its h1.');
  expect(texts).toContain(`${answer} links to /nowhere, which doesn’t exist. Link to an existing page.`);
  expect(texts).toContainEqual(
    expect.stringContaining(`${answer} links to /pricing#none, but /pricing has no ID “none”.`),
  );
  expect(texts.join()).not.toContain('#plans');
  expect(unknownWords).toContain('teh');
  expect(head).toMatchObject({ title: `Pricing — ${brand.name}`, sameTitle: ['/pricing'] });
});

test('an ID that the footer links to is missed', async () => {
  const pricing = at('/pricing');
  const sections = pricing.sections.map((section) => (section.id === 'faq' ? { ...section, id: 'help' } : section));
  const { issues } = await check({ ...pricing, sections });
  expect(issues).toContainEqual({
    path: [],
    place: 'site/content/navigation.ts',
    message: expect.stringContaining('links to /pricing#faq, but /pricing has no ID “faq”.') as string,
  });
});

test('a sentence of another page is found with its place', async () => {
  const { repeated } = await checkPage({ ...terms, path: '/copy' }, [terms]);
  expect(repeated.length).toBeGreaterThan(0);
  expect(new Set(repeated.flatMap(({ paths }) => paths))).toEqual(new Set(['/terms-and-conditions']));
});

test('an anchor that another page leads to is missed', async () => {
  const page = at('/pricing');
  const sections = page.sections.map((section) => (section.id === 'plans' ? { ...section, id: 'prices' } : section));
  const questions = [{ question: 'What does it cost?', answer: 'See [the plans](/pricing#plans).' }];
  const linking: Page = {
    ...terms,
    path: '/linking',
    sections: [{ name: 'faq', id: 'faq', content: { heading: 'Questions', questions }, hydrate: undefined }],
  };
  const others = [...pages.filter(({ path }) => path !== page.path), linking];
  const { lostLinks } = await checkPage({ ...page, sections }, others);
  expect(lostLinks).toEqual([{ href: '/pricing#plans', paths: ['/linking'] }]);
  // A section that is half written is there all the same.
  expect((await checkPage({ ...page, sections }, others, ['plans'])).lostLinks).toEqual([]);
  expect((await checkPage(page, others)).lostLinks).toEqual([]);
});
