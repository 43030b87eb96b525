import { Heading, Markdown, PureArgsTable, Subtitle } from '@storybook/addon-docs/blocks';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { Channel } from 'storybook/internal/channels';
import { DocsContext, StoryStore } from 'storybook/preview-api';
import { afterEach, expect, test, vi } from 'vitest';
import { color } from '../design-system/tokens/index.ts';
import { ThemedDocsContainer } from './docs-container.tsx';
import './preview.css';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour of CSS as it is painted. */
function painted(css: string): Pixel {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas === null) throw new Error('No canvas to read a colour with');
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

/** Relative luminance by the formula of WCAG 2.2. */
function luminance([red, green, blue]: Pixel): number {
  const linear = (part: number): number =>
    part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Pixel, other: Pixel): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is behind an element: the ground of the nearest that has one. */
function ground(element: Element | null): Pixel {
  if (element === null) return [255, 255, 255, 255];
  const own = painted(getComputedStyle(element).backgroundColor);
  return own[3] === 255 ? own : ground(element.parentElement);
}

const host = document.body.appendChild(document.createElement('div'));
let root: Root;
const address = location.href;

afterEach(() => {
  root.unmount();
  history.replaceState(null, '', address);
  delete document.documentElement.dataset['theme'];
});

/** A page of documentation with no story: its title, a text with code and a link, and the table of the props. */
function show(theme: 'light' | 'dark'): void {
  history.replaceState(null, '', `?globals=theme:${theme}`);
  const importNothing = (path: string) => Promise.reject(new Error(`Nothing to import at ${path}`));
  const store = new StoryStore({ v: 5, entries: {} }, importNothing, {});
  const context = new DocsContext(new Channel({}), store, () => () => Promise.resolve(), []);
  root = createRoot(host);
  root.render(
    createElement(
      ThemedDocsContainer,
      { context },
      createElement('h1', null, 'Button'),
      createElement(Subtitle, null, 'Starts something'),
      createElement(Heading, null, 'Stories'),
      createElement(Markdown, null, 'Starts `something`. [Read on](#more)\n\n- First\n\n> Quoted'),
      createElement(PureArgsTable, {
        rows: {
          size: {
            name: 'size',
            description: 'How *large*',
            type: { name: 'string' },
            table: { type: { summary: 'string' } },
          },
        },
      }),
    ),
  );
}

test.each(['light', 'dark'] as const)('a page of documentation is read on the canvas in %s', async (theme) => {
  show(theme);
  await vi.waitFor(() => expect(document.querySelector('.docblock-argstable')).not.toBeNull(), 30_000);
  await vi.waitFor(() => expect(document.documentElement.dataset['theme']).toBe(theme), 30_000);
  const canvas = painted(color.canvas[theme]);
  expect(ground(document.querySelector('h1'))).toEqual(canvas);
  const texts = [...host.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
  );
  expect(texts.length).toBeGreaterThan(8);
  const faint = texts
    .map((element) => ({
      text: element.textContent,
      contrast: contrast(painted(getComputedStyle(element).color), ground(element)),
    }))
    .filter((each) => each.contrast < 4.5);
  expect(faint).toEqual([]);
});
