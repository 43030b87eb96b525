import { registry } from '@onset/design-system/registry';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';

const story = (args: Record<string, unknown>) => ({ id: 'sections-faq--default', component: registry.faq.view, args });
const questions = [1, 2, 3].map((number) => ({ question: `Question ${number}?`, answer: 'An answer.' }));
const content = { at: '00:10', label: 'Questions', heading: 'Asked before buying', questions };

test('lets through what the schema allows, and leaves callbacks alone', () => {
  expect(() => checkContent(story({ ...content, onToggle: () => {} }))).not.toThrow();
});

test('names the story, the place, what is there and what is expected', () => {
  expect(() => checkContent(story({ ...content, questions: [{ ...questions[0], answer: 12 }] }))).toThrow(
    /The story sections-faq--default .* schema of faq[^]*questions\.0\.answer: there is 12, expected a text/,
  );
});

test('looks at sections only', () => {
  expect(() =>
    checkContent({ id: 'primitives-button--primary', component: () => null, args: { heading: 1 } }),
  ).not.toThrow();
});
