import { registry } from '@onset/design-system/registry';
import { expect, test } from 'vitest';
import { allowedContent, checkContent } from './check-content.ts';

const story = (initialArgs: Record<string, unknown>) => ({
  id: 'sections-faq--default',
  component: registry.faq.view,
  initialArgs,
});
const questions = [1, 2, 3].map((number) => ({ question: `Question ${number}?`, answer: 'An answer.' }));
const content = { label: 'Questions', heading: 'Questions before buying', questions };

test('accepts content that the schema allows, and ignores callbacks', () => {
  expect(() => checkContent(story({ ...content, onToggle: () => {} }))).not.toThrow();
});

test('names the story, the property, its value and the expected value', () => {
  expect(() => checkContent(story({ ...content, questions: [{ ...questions[0], answer: 12 }] }))).toThrow(
    /The story sections-faq--default .* schema of faq[^]*questions\.0\.answer is 12\. Use a text\./,
  );
});

test('ignores stories of other components', () => {
  expect(() =>
    checkContent({ id: 'primitives-button--primary', component: () => null, initialArgs: { heading: 1 } }),
  ).not.toThrow();
});

test('replaces a value that the schema rejects, such as an empty text, by that of the story', () => {
  const checkEdited = (change: Record<string, unknown>) =>
    allowedContent({ ...story(content), args: { ...content, ...change } });

  expect(checkEdited({ heading: '', label: 'Answers' })).toEqual({
    args: { ...content, label: 'Answers' },
    issues: [expect.stringMatching(/^heading is ""\. Use a text/)],
  });
  expect(checkEdited({ lede: '' }).args).toMatchObject({ lede: undefined });
  expect(checkEdited({ heading: 'Before you buy' })).toEqual({
    args: { ...content, heading: 'Before you buy' },
    issues: [],
  });
});

test('shows the story unchanged if values are valid separately and invalid together', () => {
  const pricing = {
    component: registry.pricing.view,
    initialArgs: { currency: 'USD', locale: 'en-US' },
  };
  const { args, issues } = allowedContent({ ...pricing, args: { currency: 'euros', locale: 'de-DE' } });
  expect(args).toEqual({
    ...Object.fromEntries(Object.keys(registry.pricing.schema.shape).map((name) => [name, undefined])),
    ...pricing.initialArgs,
  });
  expect(issues).toContainEqual(expect.stringMatching(/^currency is "euros"/));
});
