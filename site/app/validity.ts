import { data } from 'react-router';
import { pageNotFound } from '../compositor/not-found.ts';
import type { Page } from '../compositor/page.ts';

/**
 * Throws a 404 where the page of a path fails its validity check (specification section 5). A page without a check, and
 * a path without a page, pass.
 */
export async function requireValid(pages: readonly Pick<Page, 'path' | 'validate'>[], pathname: string): Promise<void> {
  const path = pathname.replace(/(.)\/$/, '$1');
  const page = pages.find((each) => each.path === path);
  if (!page?.validate || (await page.validate())) return;
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer with a status.
  throw data(pageNotFound(path), { status: 404 });
}
