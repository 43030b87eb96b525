import { expect } from 'storybook/test';
import { RichText } from '@onset/design-system/primitives/rich-text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Rich text',
  component: RichText,
  args: { source: 'Press **Control R**, talk, and *stop*. It is saved as `take-1.onset`. See [the plans](#plans).' },
  render: (args) => (
    <p className="max-w-line">
      <RichText {...args} />
    </p>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the plans' })).toHaveAttribute('href', '#plans');
    await expect(canvas.getByRole('strong')).toHaveTextContent('Control R');
  },
});

/** The component shows HTML as plain text, and a link with a `javascript:` URL as its label. */
export const UnsafeSource = meta.story({
  args: { source: '<img src=x onerror=alert(1)> and [press me](javascript:alert(1)).' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(/<img src=x onerror=alert\(1\)> and press me\./)).toBeVisible();
  },
});
