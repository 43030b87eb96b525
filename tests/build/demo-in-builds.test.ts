import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { readPublicConfig } from '../../site/config/public-config.schema.ts';
import { DEMO_LABEL, DEMO_PATH, TEST_CARDS } from '../../site/contract/demo-checkout.ts';
import { publicDefinitions } from '../../site/config/public-definitions.ts';

const root = join(import.meta.dirname, '../..');

/** Every script that the loader of the payment library brings along in a build with these variables. */
async function scriptsWith(env: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: publicDefinitions(readPublicConfig(env)),
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, 'site/connected/payment-library.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');
}

/** What nobody could take the demo's script without. */
const OF_THE_DEMO = [DEMO_LABEL, DEMO_PATH, 'data-demo-checkout', ...TEST_CARDS.map(({ number }) => number)];

test('a build with a client token has no byte of the demo', async () => {
  const scripts = await scriptsWith({
    PUBLIC_PADDLE_CLIENT_TOKEN: 'test_abcdef',
    PUBLIC_PADDLE_PRICE_MONTHLY: 'pri_1',
    PUBLIC_PADDLE_PRICE_YEARLY: 'pri_2',
    PUBLIC_PADDLE_PRICE_LIFETIME: 'pri_3',
  });
  expect(scripts).toContain('cdn.paddle.com');
  for (const words of OF_THE_DEMO) expect(scripts).not.toContain(words);
  expect(scripts.toLowerCase()).not.toContain('demo');
});

test('a build without one has the demo, and no call to Paddle', async () => {
  const scripts = await scriptsWith({});
  for (const words of OF_THE_DEMO) expect(scripts).toContain(words);
  expect(scripts).not.toContain('cdn.paddle.com');
});
