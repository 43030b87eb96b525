import { expect, fn } from 'storybook/test';
import { CopyButton } from '@onset/design-system/primitives/copy-button';
import { startCopying } from '@onset/design-system/primitives/start-copying';
import preview from '../../.storybook/preview.tsx';
import { withClipboard } from '../helpers/clipboard.ts';
import { runtimeFailed } from '../helpers/frames.tsx';

const writeText = fn(() => Promise.resolve());

const meta = preview.meta({
  title: 'Primitives/Copy button',
  component: CopyButton,
  args: { from: 'line', what: 'the line' },
  decorators: [
    (Story) => (
      <div className="flex items-center gap-3">
        <code id="line">brew install --cask onset</code>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the line' })).toBeVisible();
  },
});

export const WithoutScripts = meta.story({
  decorators: runtimeFailed,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Copied = meta.story({
  beforeEach: () => withClipboard({ writeText }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const endCopying = startCopying(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the line' }));
    await expect(writeText).toHaveBeenLastCalledWith('brew install --cask onset');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    endCopying();
  },
});

/**
 * The browser has no Clipboard API, so the button only selects the text. The visitor can then copy it with the
 * keyboard.
 */
export const WithoutClipboard = meta.story({
  beforeEach: () => withClipboard(undefined),
  play: async ({ canvas, canvasElement, userEvent }) => {
    startCopying(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the line' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Selected');
    await expect(String(getSelection())).toBe('brew install --cask onset');
  },
});
