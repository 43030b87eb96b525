import { expect, test } from 'vitest';
import { workshopAddress } from './workshop-address.ts';
import { workshopHead } from './workshop-head.ts';

const ORIGIN = 'http://localhost:7007';

test('the story of a page leads to the file of the page', () => {
  expect(workshopAddress(ORIGIN, { title: 'Pages/Pricing', args: { file: 'pricing.ts' } })).toBe(
    'http://localhost:7007/?file=site%2Fpages%2Fpricing.ts',
  );
});

test.for([
  { title: 'Sections/FAQ', args: { file: 'pricing.ts' } },
  { title: 'Pages/Pricing' },
  { title: 'Pages/Pricing', args: { file: 1 } },
  { title: 'Pages/Legal', args: { file: 'refund.json' }, parameters: { madeOf: 'markdown' } },
])('%j leads nowhere', (story) => {
  expect(workshopAddress(ORIGIN, story)).toBeUndefined();
});

test('the manager is told where the workshop is', () => {
  expect(workshopHead({ COMPOSE_PORT: '7100' })).toBe('<meta name="onset-workshop" content="http://localhost:7100">');
});
