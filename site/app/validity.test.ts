import { expect, test } from 'vitest';
import { requireValid } from './validity.ts';

const pages = [
  { path: '/free', validate: undefined },
  { path: '/there', validate: () => Promise.resolve(true) },
  { path: '/gone', validate: () => Promise.resolve(false) },
  { path: '/closed', validate: () => false },
];

test.for(['/free', '/there', '/there/', '/nowhere', '/'])('%s passes', async (path) => {
  await expect(requireValid(pages, path)).resolves.toBeUndefined();
});

test.for(['/gone', '/gone/', '/closed'])('%s is a 404 with its path', async (path) => {
  await expect(requireValid(pages, path)).rejects.toMatchObject({
    data: `Page not found: ${path.replace(/\/$/, '')}`,
    init: { status: 404 },
  });
});
