import { expect, fireEvent } from 'storybook/test';
import { BeforeAfter } from '@onset/design-system/sections/before-after';
import type { BeforeAfterContent } from '@onset/design-system/sections/before-after/schema';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';

const content: BeforeAfterContent = {
  label: 'Before and after',
  heading: 'You stop. This is what you find.',
  lede: 'The same second of the same take, as it was recorded and as it stands on the timeline. Nobody touched it in between.',
  before: {
    label: 'As recorded',
    media: {
      kind: 'illustration',
      name: 'raw-take',
      alt: 'A whole desktop with files, a notification, a wavering cursor, and a camera with the room behind the person',
    },
  },
  after: {
    label: 'As edited',
    media: {
      kind: 'illustration',
      name: 'finished-take',
      alt: 'The window alone on a soft backdrop, a large steady cursor, the person without the room, and a caption',
    },
  },
  caption: 'Drag the line. The window stays where it was; everything around it was cleared away.',
};

const meta = preview.meta({
  title: 'Sections/Before and after',
  component: BeforeAfter,
  parameters: { frame: 'none' },
  args: content,
});

/** The divider starts in the middle, and `aria-valuetext` describes its position in words. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('slider', { name: 'Divider between the two pictures' });
    await expect(divider).toHaveAttribute('aria-valuetext', '50 % of “As recorded” shown');
    await expect(canvas.getByRole('img', { name: /^A whole desktop/ })).toBeVisible();
  },
});

/** The arrow keys move the divider by 1 %, and Page Up and Page Down by 10 %. Home and End move it to the ends. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const divider = canvas.getByRole('slider');
    divider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(divider).toHaveAttribute('aria-valuenow', '48');
    await userEvent.keyboard('{End}');
    await expect(divider).toHaveAttribute('aria-valuenow', '100');
    await userEvent.keyboard('{Home}');
    await expect(divider).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(divider).toHaveAttribute('aria-valuetext', '20 % of “As recorded” shown');
  },
});

/** A click anywhere on the images moves the divider to the position of the pointer. */
export const ByPointer = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const divider = canvas.getByRole('slider');
    const frame = canvasElement.querySelector<HTMLElement>('[data-slot=slider]');
    if (!frame) throw new Error('No frame');
    const { left, width, top } = frame.getBoundingClientRect();
    // `setPointerCapture` throws for pointer IDs of synthetic events, so the story replaces it.
    frame.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(frame, { clientX: left + width * 0.75, clientY: top + 50, pointerId: 1 });
    await expect(divider).toHaveAttribute('aria-valuenow', '75');
    await expect(Math.abs(divider.getBoundingClientRect().left - (left + width * 0.75))).toBeLessThan(2);
  },
});

/**
 * In a right-to-left page, the first image is on the right, and pressing the left arrow key moves the divider to the
 * left.
 */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const divider = canvas.getByRole('slider');
    divider.focus();
    await userEvent.keyboard('{ArrowLeft>20/}');
    await expect(divider).toHaveAttribute('aria-valuenow', '70');
    const { left, width } = canvasElement.querySelector('[data-slot=slider]')?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.abs(divider.getBoundingClientRect().left - (left + width * 0.3))).toBeLessThan(2);
  },
});

export const Minimal = meta.story({ args: { lede: undefined, caption: undefined } });

/** Both images are as wide as the window. At the end of the slider, the handle doesn't cause horizontal scrolling. */
export const WindowWide = meta.story({
  args: { width: 'window', opening: 'centered' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuenow', '100');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const sectionRect = canvas.getByRole('region').getBoundingClientRect();
    const imageRects = [...canvasElement.querySelectorAll('[data-slot="media"]')].map((mediaElement) =>
      mediaElement.getBoundingClientRect(),
    );
    await expect(imageRects.map(({ left, right }) => [left, right])).toEqual([
      [sectionRect.left, sectionRect.right],
      [sectionRect.left, sectionRect.right],
    ]);
  },
});
