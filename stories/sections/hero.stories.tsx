import { brand } from '@onset/design-system/brand';
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
    lede: `${brand.name} records your Mac and cuts as it goes: it zooms to what you click, smooths the cursor and clears the room behind you.`,
    primaryAction: { label: 'See plans', href: '#plans' },
    secondaryAction: { label: 'What it does', href: '#features' },
    note: 'macOS 14 or later. 14 days to change your mind.',
    illustrationAlt:
      'The editor: a recording of a code editor on a soft backdrop, a dashed frame around the button being pressed, and below it a timeline with zooms, clips and sound.',
    pointLabel: 'Zoom into the recording',
    invitation: 'Click anywhere in the recording',
    touchInvitation: 'Tap anywhere',
  },
});

export const Default = meta.story();

/**
 * The animation is paused near its start, where it shows the raw recording. The recording has no backdrop, the cursor
 * is unsteady, and the room behind the person is visible.
 */
export const LoopRaw = meta.story(atMoment(0.5));

/** The animation is paused while the background behind the person disappears. */
export const LoopRoom = meta.story(atMoment(1.35));

/** The animation is paused during the first zoom, which follows the click on the button. The app shows the result. */
export const LoopClick = meta.story(atMoment(3));

/** The animation is paused during the second zoom. The page of the clicked link is open. */
export const LoopSecondZoom = meta.story(atMoment(7.8));

/** The animation is paused at its end, where one recording becomes videos in three aspect ratios. */
export const LoopShapes = meta.story(atMoment(10));

/** Pressing Enter zooms to the cursor. Pressing Enter again without moving the cursor shows the whole video. */
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Zoomed 2.0× to the Publish button');
  },
});

/**
 * The arrow keys move the cursor. If the video is already zoomed, pressing Enter moves the zoomed area to the cursor.
 */
export const ZoomMoved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByRole('button', { name: 'Zoom into the recording' });
    video.focus();
    await userEvent.keyboard('{Enter}{ArrowLeft>20/}{ArrowDown>16/}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cursor on the code.');
    await userEvent.keyboard('{Enter}');
    await expect(video).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Zoomed 1.8× to the code, at 00:05.6.');
  },
});

/** Pressing Escape or clicking “Show all” shows the whole video. A frame marks the area of the last zoom. */
export const ZoomedOut = meta.story({
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
 * After the visitor's first action in the demo, the settings are enabled. The story changes the zoom, the backdrop, the
 * camera and the sound.
 */
export const Settings = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Zoom into the recording' }).focus();
    await userEvent.keyboard('{Enter}{Escape}');
    const setSlider = (name: string, value: number) =>
      fireEvent.input(canvas.getByRole('slider', { name }), { target: { value } });
    await setSlider('Amount', 2.8);
    await expect(canvas.getByRole('button', { name: /^Zoom 2\.8×/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reduce noise' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remove background' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }));
    await expect(canvas.getByRole('radio', { name: 'Blue' })).toBeChecked();
  },
});

/** In a narrow container, the settings are below the video. */
export const SettingsNarrow = Settings.extend({ decorators: [narrow(400)] });

/** While the visitor changes the smoothing, the demo shows the path of the cursor. */
export const Smoothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Zoom into the recording' }).focus();
    await userEvent.keyboard('{Enter}{Escape}');
    const smoothingSlider = canvas.getByRole('slider', { name: 'Smooth' });
    await fireEvent.input(smoothingSlider, { target: { value: 0 } });
    await expect(smoothingSlider).toHaveAttribute('aria-valuetext', '0%');
  },
});

/** The visitor moves, trims and deletes a zoom with the keyboard, and undoes these steps. */
export const EditedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Zoom into the recording' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: 'Zoom 2.0×, 00:04.2 to 00:11.2' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('button', { name: 'Zoom 2.0×, 00:04.0 to 00:11.2' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getAllByRole('button', { name: /^Zoom \d/ })).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Zoom deleted.');
    await expect(canvas.getByRole('button', { name: 'Zoom into the recording' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Undone. Steps left to undo: 2.');
    await userEvent.click(undo);
    await expect(canvas.getByRole('button', { name: 'Zoom 2.0×, 00:04.0 to 00:11.0' })).toBeVisible();
    await userEvent.click(undo);
    await expect(canvas.getByRole('button', { name: 'Zoom 2.0×, 00:04.2 to 00:11.2' })).toBeVisible();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The “Export” button shows three videos with different aspect ratios, which play the edit. */
export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByRole('button', { name: 'Zoom into the recording' });
    video.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Three videos, one edit');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the edit' }));
    await expect(video).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  },
});

export const OneAction = meta.story({ args: { secondaryAction: undefined, note: undefined, invitation: undefined } });

export const DoubleTextLength = meta.story({
  args: {
    heading: 'Nehmen Sie Ihren Bildschirm auf, der Schnitt ist dann schon fertig',
    lede: `${brand.name} nimmt Ihren Mac auf und schneidet dabei: Es zoomt auf das, was Sie anklicken, **glättet den Mauszeiger** und räumt das Zimmer hinter Ihnen auf. Was übrig bleibt, ist ein Film, den man gerne zu Ende sieht.`,
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Um 2.0× vergrößert, bei 00:03.6.');
  },
});
