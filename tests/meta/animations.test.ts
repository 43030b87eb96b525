import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import config from '../../tailwind.config.ts';

/** A style sheet may name an animation that nothing defines: it is silently still. */
test('each animation of the theme has its keyframes in the style sheet', async () => {
  const sheets = await compile(`@config './tailwind.config.ts'; @tailwind utilities;`, {
    loadModule: async (id, base) => ({ module: config, base, path: id }),
  });
  const names = Object.keys(config.theme.animation);
  const sheet = sheets.build(names.map((name) => `animate-${name}`));
  for (const name of names) {
    expect(sheet).toMatch(new RegExp(String.raw`animation: ${name} `));
    expect(sheet).toContain(`@keyframes ${name} {`);
  }
});
