import { registry } from '@onset/design-system/registry';
import { expect, test } from 'vitest';
import { allowedContent, checkContent } from './check-content.ts';

const story = (initialArgs: Record<string, unknown>) => ({
  id: 'sections-faq--default',
  component: registry.faq.view,
  initialArgs,
});
const questions = [1, 2, 3].map((number) => ({ question: `Question ${number}?`, answer: 'An answer.' }));
const content = { at: '00:10', label: 'Questions', heading: 'Questions before buying', questions };

test('lets through what the schema allows, and leaves callbacks alone', () => {
  expect(() => checkContent(story({ ...content, onToggle: () => {} }))).not.toThrow();
});

test('names the story, the place, what is there and what is expected', () => {
  expect(() => checkContent(story({ ...content, questions: [{ ...questions[0], answer: 12 }] }))).toThrow(
    /The story sections-faq--default .* schema of faq[^]*questions\.0\.answer is 12\. Use a text\./,
  );
});

test('looks at sections only', () => {
  expect(() =>
    checkContent({ id: 'primitives-button--primary', component: () => null, initialArgs: { heading: 1 } }),
  ).not.toThrow();
});

test('a control may be emptied and filled again: what the schema refuses meanwhile stays as the story has it', () => {
  const edited = (change: Record<string, unknown>) =>
    allowedContent({ ...story(content), args: { ...content, ...change } });

  expect(edited({ heading: '', label: 'Answers' })).toEqual({
    args: { ...content, label: 'Answers' },
    faults: [expect.stringMatching(/^heading is ""\. Use a text/)],
  });
  expect(edited({ lede: '' }).args).toMatchObject({ lede: undefined });
  expect(edited({ heading: 'Before you buy' })).toEqual({
    args: { ...content, heading: 'Before you buy' },
    faults: [],
  });
});

test('what no control can set by itself is left to the story as a whole', () => {
  const pricing = {
    component: registry.pricing.view,
    initialArgs: { currency: 'USD', locale: 'en-US' },
  };
  const { args, faults } = allowedContent({ ...pricing, args: { currency: 'euros', locale: 'de-DE' } });
  expect(args).toEqual({
    ...Object.fromEntries(Object.keys(registry.pricing.schema.shape).map((name) => [name, undefined])),
    ...pricing.initialArgs,
  });
  expect(faults).toContainEqual(expect.stringMatching(/^currency is "euros"/));
});
