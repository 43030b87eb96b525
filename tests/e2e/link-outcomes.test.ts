import { expect, test } from 'vitest';
import confirmEmail from '../../site/pages/confirm-email.ts';
import newsletter from '../../site/pages/newsletter.ts';
import undoEmailChange from '../../site/pages/undo-email-change.ts';
import unsubscribe from '../../site/pages/unsubscribe.ts';
import { prepareBrowser, sizes } from './browser.ts';

const visit = prepareBrowser();

const pages = {
  '/confirm-email': confirmEmail,
  '/newsletter': newsletter,
  '/undo-email-change': undoEmailChange,
  '/unsubscribe': unsubscribe,
};

const outcomes = Object.entries(pages).flatMap(([path, { sections }]) =>
  sections.flatMap(({ content }) => content.outcomes.map(({ id, text }) => [`${path}#${id}`, text] as const)),
);

test.each(outcomes)('%s is said under the heading of its page, which stays in sight', async (address, text) => {
  for (const size of [sizes.phone, sizes.desktop]) {
    const { page } = await visit(size);
    await page.goto(address);
    await page.getByText(text).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test.each(outcomes)('%s is no wider than a phone with text at 200 %%', async (address, text) => {
  const { page } = await visit(sizes.phone);
  await page.goto(address);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByText(text).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
