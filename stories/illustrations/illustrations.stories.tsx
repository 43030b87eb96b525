import { expect } from 'storybook/test';
import { EditorWindow } from '@onset/design-system/illustrations/editor-window';
import { initialEdit, press, zoomOut } from '@onset/design-system/illustrations/editor-window/edit';
import { targets } from '@onset/design-system/illustrations/editor-window/targets';
import { TimelineRuler } from '@onset/design-system/illustrations/timeline-ruler';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';

const meta = preview.meta({ title: 'Illustrations/The product', component: EditorWindow });

/**
 * The demo compares clicks with the positions in `targets.ts`, so each part of the illustrated recording must be at its
 * listed position. The cursor doesn't cover the label of the button.
 */
export const Editor = meta.story({
  render: () => <EditorWindow alt="The editor with a recording and its timeline" />,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const parts = findParts(canvasElement);
    const recording = canvasElement.querySelector('[data-slot=picture]')?.getBoundingClientRect() ?? new DOMRect();
    const cursor = canvasElement.querySelector('[data-slot=cursor]')?.getBoundingClientRect();
    const labelRange = document.createRange();
    labelRange.selectNodeContents(parts['the Publish button'] ?? canvasElement);
    await expect(cursor?.left).toBeGreaterThanOrEqual(labelRange.getBoundingClientRect().right);
    for (const { name, box } of targets) {
      const part = parts[name]?.getBoundingClientRect() ?? new DOMRect();
      const measuredBox = [
        ((part.left - recording.left) / recording.width) * 100,
        ((part.top - recording.top) / recording.height) * 100,
        ((part.right - recording.left) / recording.width) * 100,
        ((part.bottom - recording.top) / recording.height) * 100,
      ];
      for (const [index, edge] of box.entries())
        await expect(
          Math.abs((measuredBox[index] ?? 0) - edge),
          `${name}, drawn at ${measuredBox.join(', ')}`,
        ).toBeLessThan(1.5);
    }
  },
});

export const EditorZoomed = meta.story({
  render: () => <EditorWindow alt="The editor, its picture zoomed in" edit={press(initialEdit, { x: 85, y: 10 })} />,
});

/**
 * The visitor has clicked three times and then zoomed out. Each click has added a zoom to the timeline, and a frame
 * marks the area of the last zoom.
 */
export const EditorCut = meta.story({
  render: () => {
    const edit = [
      { x: 46, y: 50 },
      { x: 78, y: 38 },
      { x: 33, y: 84 },
    ].reduce(press, initialEdit);
    return <EditorWindow alt="The editor with three zooms side by side on its timeline" edit={zoomOut(edit)} />;
  },
});

/** Returns the elements of the recording by the names that `targets.ts` uses. */
function findParts(canvas: HTMLElement): Record<string, Element | null | undefined> {
  const [titleBar, publishButton, fileList, code, terminal] =
    canvas.querySelector('[data-slot=recording] > *')?.children ?? [];
  return {
    'the title bar': titleBar,
    'the Publish button': publishButton,
    'the file list': fileList,
    'the code': code,
    'the terminal': terminal,
  };
}

/** The editor has the minimum width that it can have in a section. */
export const EditorNarrow = meta.story({
  decorators: [narrow(280)],
  render: () => <EditorWindow alt="The editor with a recording and its timeline" />,
});

export const Ruler = meta.story({ render: () => <TimelineRuler /> });
