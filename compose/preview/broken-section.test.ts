import { expect, test, vi } from 'vitest';
import { findPageByPath } from '../../site/compositor/pages.ts';
import type * as LoginForm from '../../site/connected/account/login-form.tsx';
import type { Json } from '../source/json.ts';
import { createSite } from './site.tsx';

/** A view that throws, as one does while it is being changed. */
const view = vi.hoisted(() => ({ isBroken: false }));

vi.mock('../../site/connected/account/login-form.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof LoginForm>();
  return {
    ...original,
    ConnectedLoginForm(props: Parameters<typeof original.ConnectedLoginForm>[0]) {
      if (view.isBroken) throw new Error('The form is being changed');
      return original.ConnectedLoginForm(props);
    },
  };
});

const site = createSite();
const documentOf = (path: string): Json => {
  const page = findPageByPath(path);
  if (!page) throw new Error(`There is no ${path}`);
  const { title, description } = page;
  return {
    title,
    description,
    sections: page.sections.map(({ name, id, content }) => ({ section: name, id, content })),
  } as Json;
};

test('a view that throws costs its section, on this page and on others', async () => {
  view.isBroken = true;
  const document = documentOf('/login');
  const { body, broken, issues } = site.draw('site/pages/login.ts', document);
  expect(broken).toEqual([0]);
  expect(issues).toEqual([
    {
      path: ['sections', 0],
      place: expect.stringMatching(/^sections\[0\] \(login-form “/),
      message: expect.stringMatching(
        /^cannot be rendered: The form is being changed \(compose\/preview\/broken-section\.test\.ts line \d+\)$/,
      ),
    },
  ]);
  expect(body).not.toContain('data-section="login-form"');
  expect(await site.checks('site/pages/register.ts', documentOf('/register'))).toBeDefined();
  expect(site.linking('site/pages/register.ts')).not.toEqual([]);
  // Every page is read.
}, 120_000);
