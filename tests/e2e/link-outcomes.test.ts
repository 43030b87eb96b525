import { expect, test } from 'vitest';
import confirmEmail from '../../site/pages/confirm-email.ts';
import newsletter from '../../site/pages/newsletter.ts';
import undoEmailChange from '../../site/pages/undo-email-change.ts';
import unsubscribe from '../../site/pages/unsubscribe.ts';
import { prepareBrowser, sizes } from './browser.ts';
import { measureOverflow } from './rendered-page.ts';

const visit = prepareBrowser();

const pages = {
  '/confirm-email': confirmEmail,
  '/newsletter': newsletter,
  '/undo-email-change': undoEmailChange,
  '/unsubscribe': unsubscribe,
};

test.each(Object.entries(pages))(
  '%s says what came of a link, in sight and no wider than a phone',
  async (path, content) => {
    const { page } = await visit(sizes.phone);
    for (const { id, text } of content.sections.flatMap((section) => section.content.outcomes)) {
      await page.goto('/404');
      await page.goto(`${path}#${id}`);
      await page.getByText(text).waitFor();
      expect(await page.evaluate(() => window.scrollY), `${text}, scrolled by`).toBe(0);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await measureOverflow(page), `${text}, at 200 %`).toBeLessThanOrEqual(0);
    }
  },
);
