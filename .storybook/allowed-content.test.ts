import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { LastRendered } from './allowed-content.tsx';

const Amount = ({ locale }: { locale: string }) => new Intl.NumberFormat(locale).format(1.5);

test('a story whose view throws while a control is used shows what it rendered before, and recovers', () => {
  const canvas = document.createElement('div');
  const root = createRoot(canvas, { onCaughtError: () => {} });
  const renderText = (locale: string): string => {
    const renderStory = (args: { locale?: string }) => createElement(Amount, { locale: String(args.locale) });
    flushSync(() => root.render(createElement(LastRendered, { args: { locale }, issues: [], renderStory })));
    return canvas.textContent;
  };
  expect(renderText('de')).toBe('1,5');
  expect(renderText('en-U')).toMatch(/^Not shown\. RangeError: .*1,5$/);
  expect(renderText('en-US')).toBe('1.5');
});
