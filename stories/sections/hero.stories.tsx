import { expect } from 'storybook/test';
import { Hero } from '@onset/design-system/sections/hero';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Hero',
  component: Hero,
  parameters: { frame: 'none' },
  args: {
    heading: 'Press record. The edit is already there.',
    lede: 'Onset records your Mac and cuts as it goes: it zooms to what you click, smooths the cursor and clears the room behind you.',
    primaryAction: { label: 'See plans', href: '#plans' },
    secondaryAction: { label: 'What it does', href: '#features' },
    note: 'macOS 14 or later. 14 days to change your mind.',
    illustrationAlt:
      'The editor: a recording of a web page on a soft backdrop, a dashed frame around the button being pressed, and below it a timeline with zooms, clips and sound.',
    pointLabel: 'Zoom into the recording',
    invitation: 'Try it: press anywhere in the recording.',
  },
});

export const Default = meta.story();

/** Pressed, the picture zooms to the point; pressed again, it shows the whole. */
export const Zoomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: 'Zoom into the recording' });
    await expect(picture).toHaveAttribute('aria-pressed', 'false');
    picture.focus();
    await userEvent.keyboard('{Enter}');
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
  },
});

export const OneAction = meta.story({ args: { secondaryAction: undefined, note: undefined, invitation: undefined } });

export const TwiceTheText = meta.story({
  args: {
    heading: 'Nehmen Sie Ihren Bildschirm auf, der Schnitt ist dann schon fertig',
    lede: 'Onset nimmt Ihren Mac auf und schneidet dabei: Es zoomt auf das, was Sie anklicken, **glättet den Mauszeiger** und räumt das Zimmer hinter Ihnen auf. Was übrig bleibt, ist ein Film, den man gerne zu Ende sieht.',
    primaryAction: { label: 'Alle Preise und Laufzeiten ansehen', href: '#plans' },
    secondaryAction: { label: 'Alles, was es kann, in einer Minute', href: '#features' },
  },
});

export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
