import { expect } from 'storybook/test';
import { EditorWindow, firstEdit, press, showWhole, targets } from '@onset/design-system/illustrations/editor-window';
import { TimelineRuler } from '@onset/design-system/illustrations/timeline-ruler';
import { illustrations } from '@onset/design-system/illustrations';
import type { IllustrationName } from '@onset/design-system/illustrations';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';

const meta = preview.meta({ title: 'Illustrations/The product', component: EditorWindow });

/** The parts of the recording stand where a press looks for them, and the cursor leaves the word on the button free. */
export const Editor = meta.story({
  render: () => <EditorWindow alt="The editor with a recording and its timeline" />,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const boxOf = (selector: string): DOMRect =>
      canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const picture = boxOf('[data-slot=picture]');
    const word = document.createRange();
    word.selectNodeContents(canvasElement.querySelector('[data-part="the Publish button"]') ?? canvasElement);
    await expect(boxOf('[data-slot=cursor]').left).toBeGreaterThanOrEqual(word.getBoundingClientRect().right);
    for (const { name, box } of targets) {
      const part = boxOf(`[data-part="${name}"]`);
      const drawn = [
        ((part.left - picture.left) / picture.width) * 100,
        ((part.top - picture.top) / picture.height) * 100,
        ((part.right - picture.left) / picture.width) * 100,
        ((part.bottom - picture.top) / picture.height) * 100,
      ];
      for (const [index, edge] of box.entries())
        await expect(Math.abs((drawn[index] ?? 0) - edge), `${name}, drawn at ${drawn.join(', ')}`).toBeLessThan(1.5);
    }
  },
});

export const EditorZoomed = meta.story({
  render: () => <EditorWindow alt="The editor, its picture zoomed in" edit={press(firstEdit, { x: 84, y: 22 })} />,
});

/** Pressed three times, and shown whole again: each press is a block, and what the last one shows is framed. */
export const EditorCut = meta.story({
  render: () => {
    const edit = [
      { x: 46, y: 50 },
      { x: 78, y: 38 },
      { x: 33, y: 84 },
    ].reduce(press, firstEdit);
    return <EditorWindow alt="The editor with three zooms side by side on its timeline" edit={showWhole(edit)} />;
  },
});

/** In the least room a section gives it. */
export const EditorNarrow = meta.story({
  decorators: [narrow(280)],
  render: () => <EditorWindow alt="The editor with a recording and its timeline" />,
});

export const Ruler = meta.story({ render: () => <TimelineRuler /> });

/** A drawing in a frame such as a feature grid gives it. */
const drawing = (name: IllustrationName) => {
  const Drawing = illustrations[name];
  return {
    render: () => (
      <div aria-hidden="true" className="aspect-4/3 max-w-[34rem] overflow-hidden rounded-lg border border-app-line">
        <Drawing />
      </div>
    ),
  };
};

/** The large picture shows what the frame in the small one holds, and the cursor leaves the word on the button free. */
export const Zoom = meta.story({
  ...drawing('zoom-steps'),
  play: async ({ canvasElement }) => {
    const boxesOf = (slot: string) =>
      [...canvasElement.querySelectorAll(`[data-slot=${slot}]`)].map((part) => part.getBoundingClientRect());
    const [frame = new DOMRect(), panel = new DOMRect()] = [...boxesOf('frame'), ...boxesOf('panel')];
    const [small = new DOMRect(), large = new DOMRect()] = boxesOf('scene');
    const shown = (part: DOMRect, scene: DOMRect) => [
      (part.left - scene.left) / scene.width,
      (part.top - scene.top) / scene.height,
      (part.right - scene.left) / scene.width,
      (part.bottom - scene.top) / scene.height,
    ];
    const framed = shown(frame, small);
    for (const [index, edge] of shown(panel, large).entries())
      await expect(edge, 'an edge of the large picture, as a share of the scene').toBeCloseTo(framed[index] ?? 0, 2);
    const words = boxesOf('word');
    for (const [index, cursor] of boxesOf('cursor').entries())
      await expect(cursor.left, 'the cursor stands right of the word').toBeGreaterThanOrEqual(words[index]?.right ?? 0);
  },
});

export const Cursor = meta.story(drawing('cursor-path'));

/** By day in the light theme; in the dark one in the evening. */
export const Background = meta.story({
  ...drawing('clear-background'),
  play: async ({ canvasElement }) => {
    const wall = canvasElement.querySelector('svg path');
    const lightness = (theme: string): number => {
      canvasElement.dataset['theme'] = theme;
      return wall ? Number(/oklch\(([\d.]+)/.exec(getComputedStyle(wall).fill)?.[1]) : Number.NaN;
    };
    const [day, evening] = [lightness('light'), lightness('dark')];
    delete canvasElement.dataset['theme'];
    await expect(evening).toBeLessThan(day / 2);
  },
});

export const Export = meta.story(drawing('export-formats'));
