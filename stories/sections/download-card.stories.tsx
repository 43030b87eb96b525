import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import { DownloadCard } from '@onset/design-system/sections/download-card';
import type { DownloadCardContent } from '@onset/design-system/sections/download-card/schema';
import preview from '../../.storybook/preview.tsx';
import { release } from '../fixtures/release.ts';

const older = (version: string, date: string, bytes: number) => ({
  version,
  date,
  bytes,
  href: `https://downloads.onset.example/${brand.name}-${version}.dmg`,
  minimumSystem: 'macOS 14 or later',
});

const content: DownloadCardContent = {
  label: 'Download',
  headingLevel: 1,
  heading: 'One file. Open it and press record.',
  lede: 'Recording needs no account and no plan. Exporting an edit does.',
  product: `${brand.name} for Mac`,
  release: {
    ...older(release.version, release.date, release.bytes),
    sha256: '5b0c7a1e94d2f8360ab9417cde52f6038c1d7e9ab4405f63218e7d0c9ba1f254',
  },
  architectures: 'Apple silicon and Intel',
  actionLabel: 'Download for Mac',
  signed: 'Signed with our Developer ID and notarised by Apple. macOS checks both before it opens the app.',
  homebrew: 'brew install --cask onset',
  permissionsLede: 'Each is asked when it is first needed, and not before.',
  permissions: [
    { icon: 'screen', name: 'Screen & System Audio Recording', reason: 'To see the screen and hear the Mac.' },
    { icon: 'microphone', name: 'Microphone', reason: 'To record your voice on a separate track.' },
    { icon: 'camera', name: 'Camera', reason: 'To record your face, if you want it in the video.' },
    {
      icon: 'cursor',
      name: 'Accessibility',
      reason: 'To know where you click and which keys you press, for zooms and shortcuts.',
    },
  ],
  older: [
    older('1.11.2', '2026-10-29', 63_512_576),
    older('1.11.1', '2026-10-15', 63_488_000),
    older('1.0.0', '2026-01-20', 51_380_224),
  ],
  handOff: {
    label: 'Send to my Mac',
    href: `mailto:?subject=${brand.name}&body=https://onset.example/download`,
  },
};

const meta = preview.meta({
  title: 'Sections/Download card',
  component: DownloadCard,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: 'Download for Mac' });
    await expect(file).toHaveAttribute('href', `https://downloads.onset.example/${brand.name}-1.12.0.dmg`);
    // The attribute contains the name of the Google Analytics event for clicks on the link.
    await expect(file).toHaveAttribute('data-event', 'file_download');
    await expect(canvas.getByText(release.size)).toBeVisible();
    await expect(canvas.getByText('18 November 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the SHA-256' })).toBeVisible();
    await expect(canvas.getByText('Send to my Mac')).not.toBeVisible();
  },
});

export const OlderVersions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1.0.0')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Older versions'));
    await expect(canvas.getByRole('link', { name: '1.0.0' })).toBeVisible();
  },
});

export const Minimal = meta.story({
  args: {
    headingLevel: 2,
    lede: undefined,
    signed: undefined,
    homebrew: undefined,
    permissions: undefined,
    older: undefined,
    handOff: undefined,
  },
});
