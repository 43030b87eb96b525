import { expect, inject, test } from 'vitest';

test.each(['/privacy', '/refund', '/terms-and-conditions'])(
  '%s shows buyers no note about a template',
  async (path) => {
    const html = await (await fetch(inject('origin') + path)).text();
    expect(html).toContain('<h1');
    expect(html).not.toMatch(/counsel|still to be added|has to be put in/);
  },
);
