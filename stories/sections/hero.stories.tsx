import { expect, fireEvent } from 'storybook/test';
import { Hero } from '@onset/design-system/sections/hero';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';
import { atMoment } from '../helpers/moment.tsx';

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
    invitation: 'Click anywhere in the recording',
  },
});

export const Default = meta.story();

/** The loop starts with the raw recording: no backdrop, an unsteady cursor, and the room behind the person. */
export const LoopRaw = meta.story(atMoment(0.5));

/** The cursor clicks in the second zoom. */
export const LoopClick = meta.story(atMoment(5.82));

/** The background behind the person disappears. */
export const LoopRoom = meta.story(atMoment(3));

/** The third zoom follows the click. */
export const LoopThirdZoom = meta.story(atMoment(8.5));

/** One recording becomes videos in three aspect ratios. */
export const LoopShapes = meta.story(atMoment(10.2));

/** The Enter key zooms to the cursor. Pressing it again in the same place shows the whole video. */
export const Zoomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByRole('button', { name: 'Zoom into the recording' });
    await expect(video).toHaveAttribute('aria-pressed', 'false');
    video.focus();
    await userEvent.keyboard('{Enter}');
    await expect(video).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(video).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Zoomed 2.4× to the Publish button');
  },
});

/** While the video is zoomed, pressing Enter at another point moves the view there. The arrow keys move the cursor. */
export const MovedOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByRole('button', { name: 'Zoom into the recording' });
    video.focus();
    await userEvent.keyboard('{Enter}{ArrowLeft>8/}{ArrowDown>6/}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cursor on the first card.');
    await userEvent.keyboard('{Enter}');
    await expect(video).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Zoomed 2.0× to the first card, at 00:09.4.');
  },
});

/** Escape and the “Show all” button show the whole video, with a frame around the area of the zoom. */
export const ShownWhole = meta.story({
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByRole('button', { name: 'Zoom into the recording' });
    video.focus();
    await userEvent.keyboard('{ArrowLeft>14/}{ArrowDown>8/}{Enter}{Escape}');
    await expect(video).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(video).toHaveAttribute('aria-pressed', 'false');
    await expect(video).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('The whole recording.');
  },
});

/**
 * After the visitor's first action in the demo, every setting works. This story sets a padded blue backdrop and a
 * larger camera with its background, and turns the noise reduction off.
 */
export const Settings = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Zoom into the recording' }).focus();
    await userEvent.keyboard('{Enter}{Escape}');
    const open = async (group: string): Promise<void> => {
      const tab = canvas.queryByRole('button', { name: group });
      if (tab) await userEvent.click(tab);
    };
    const slide = (name: string, value: number) =>
      fireEvent.input(canvas.getByRole('slider', { name }), { target: { value } });
    await slide('Amount', 2.8);
    await expect(canvas.getByRole('button', { name: /^Zoom 2\.8×/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await open('Sound');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reduce noise' }));
    await open('Camera');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remove background' }));
    await slide('Size', 24);
    await open('Backdrop');
    await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }));
    await slide('Padding', 13);
    await expect(canvas.getByRole('slider', { name: 'Padding' })).toHaveAttribute('aria-valuetext', '13%');
  },
});

/** A narrow window shows one group of settings at a time. */
export const SettingsNarrow = Settings.extend({ decorators: [narrow(400)] });

/** The path of the cursor is visible while its smoothing is changed. */
export const Smoothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Zoom into the recording' }).focus();
    await userEvent.keyboard('{Enter}{Escape}');
    const tab = canvas.queryByRole('button', { name: 'Cursor' });
    if (tab) await userEvent.click(tab);
    const smooth = canvas.getByRole('slider', { name: 'Smooth' });
    await fireEvent.input(smooth, { target: { value: 0 } });
    await expect(smooth).toHaveAttribute('aria-valuetext', '0%');
  },
});

/** The keyboard moves, trims and deletes a zoom, and each step can be undone. */
export const EditedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Zoom into the recording' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: 'Zoom 2.4×, 00:12.0 to 00:16.8' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('button', { name: 'Zoom 2.4×, 00:11.8 to 00:16.8' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getAllByRole('button', { name: /^Zoom \d/ })).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Zoom deleted.');
    await expect(canvas.getByRole('button', { name: 'Zoom into the recording' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Undone. Steps left to undo: 2.');
    await userEvent.click(undo);
    await expect(canvas.getByRole('button', { name: 'Zoom 2.4×, 00:11.8 to 00:16.6' })).toBeVisible();
    await userEvent.click(undo);
    await expect(canvas.getByRole('button', { name: 'Zoom 2.4×, 00:12.0 to 00:16.8' })).toBeVisible();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Export shows three videos of the edit in different aspect ratios, which play in the same way as the edit. */
export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByRole('button', { name: 'Zoom into the recording' });
    video.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Three videos from one edit');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the edit' }));
    await expect(video).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  },
});

export const OneAction = meta.story({ args: { secondaryAction: undefined, note: undefined, invitation: undefined } });

export const TwiceTheText = meta.story({
  args: {
    heading: 'Nehmen Sie Ihren Bildschirm auf, der Schnitt ist dann schon fertig',
    lede: 'Onset nimmt Ihren Mac auf und schneidet dabei: Es zoomt auf das, was Sie anklicken, **glättet den Mauszeiger** und räumt das Zimmer hinter Ihnen auf. Was übrig bleibt, ist ein Film, den man gerne zu Ende sieht.',
    primaryAction: { label: 'Alle Preise und Laufzeiten ansehen', href: '#plans' },
    secondaryAction: { label: 'Alles, was es kann, in einer Minute', href: '#features' },
    invitation: 'Klicken Sie irgendwo in die Aufnahme',
    demo: {
      moveOn: 'Klicken Sie jetzt woandershin',
      showAll: 'Alles zeigen',
      keys: 'Pfeiltasten bewegen den Zeiger, die Eingabetaste klickt',
      zoomedTo: 'Um {amount} vergrößert, bei {time}.',
      cursorOn: 'Der Zeiger hat sich bewegt.',
      whole: 'Die ganze Aufnahme.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Zoom into the recording' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Um 2.4× vergrößert, bei 00:07.4.');
  },
});
