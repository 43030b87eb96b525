import { expect } from 'storybook/test';
import { illustrations } from '@onset/design-system/illustrations';
import type { IllustrationName } from '@onset/design-system/illustrations';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';
import { atMoment } from '../helpers/moment.tsx';

const shapes = { wide: 'aspect-16/9 @lg:col-span-2', photo: 'aspect-4/3', tall: 'aspect-3/4' } as const;

/** A drawing in the three shapes that sections frame it in. */
function Boxes({ name }: { name: IllustrationName }) {
  const Drawing = illustrations[name];
  return (
    <div aria-hidden="true" className="@container max-w-[50rem]">
      <div className="grid items-start gap-6 @lg:grid-cols-2">
        {Object.entries(shapes).map(([shape, className]) => (
          <div
            key={shape}
            data-box={shape}
            className={`overflow-hidden rounded-lg border border-app-line bg-app-panel select-none ${className}`}
          >
            <Drawing />
          </div>
        ))}
      </div>
    </div>
  );
}

const boxesIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-box]')];

const slots = (box: Element, slot: string): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(`[data-slot=${slot}]`),
];

const textsOf = (box: Element, slot: string): string[] => slots(box, slot).map(({ textContent }) => textContent);

/** The rectangle of a part of a drawing. Throws if the drawing has no such part. */
function rectOf(box: Element, slot: string, index = 0): DOMRect {
  const part = slots(box, slot)[index];
  if (part === undefined) throw new Error(`The drawing has no data-slot=${slot}`);
  return part.getBoundingClientRect();
}

/** A story of a drawing in three shapes. `check` is called with each. */
const drawing = (name: IllustrationName, check?: (box: HTMLElement, edges: DOMRect) => Promise<void>) => ({
  render: () => <Boxes name={name} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await document.fonts.ready;
    for (const box of boxesIn(canvasElement)) await check?.(box, box.getBoundingClientRect());
  },
});

const meta = preview.meta({ title: 'Illustrations/Drawings' });

/** The hair is in front of the backdrop: otherwise the cut around the person would not show. */
export const BackgroundRemoval = meta.story(drawing('background-removal'));

/** One layout is marked at a time, and a camera beside the screen covers nothing of it. */
export const CameraLayouts = meta.story(drawing('camera-layouts'));

export const CameraLayoutsLesson = meta.story(drawing('camera-layouts-lesson'));

/** The same moment with and without the room: the person is in the same place of both. */
export const CameraRoom = meta.story({
  render: () => (
    <div className="grid gap-6">
      <Boxes name="camera-room" />
      <Boxes name="camera-cleared" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const places = boxesIn(canvasElement).map((box) => {
      const [person, edges] = [rectOf(box, 'person'), box.getBoundingClientRect()];
      return [person.left - edges.left, person.top - edges.top].map((distance) => distance.toFixed(1));
    });
    await expect(places.slice(3)).toEqual(places.slice(0, 3));
  },
});

/** One word is marked, and the transcript covers nothing of the caption. */
export const Captions = meta.story(drawing('captions'));

export const CaptionsLesson = meta.story(drawing('captions-lesson'));

/** By day in the light theme, in the evening in the dark one. */
export const ClearBackground = meta.story(
  drawing('clear-background', async (box) => {
    const wall = box.querySelector('svg path') ?? box;
    const lightness = (theme: string): number => {
      box.dataset['theme'] = theme;
      return Number(/oklch\(([\d.]+)/.exec(getComputedStyle(wall).fill)?.[1]);
    };
    const [day, evening] = [lightness('light'), lightness('dark')];
    delete box.dataset['theme'];
    await expect(evening).toBeLessThan(day / 2);
  }),
);

export const CursorPath = meta.story(drawing('cursor-path'));

/** The icon is being dragged: inside the window, between the two places. */
export const DiskImage = meta.story(drawing('disk-image'));

/** Every display is as much larger than the film as its pixels say. */
export const DisplaySizes = meta.story(
  drawing('display-sizes', async (box) => {
    const { width } = rectOf(box, 'film');
    for (const display of slots(box, 'display')) {
      const pixels = Number(/(\d+) ×/u.exec(display.textContent)?.[1]);
      const drawn = display.querySelector('rect')?.getBoundingClientRect().width ?? 0;
      await expect(drawn / width, display.textContent).toBeCloseTo(pixels / 1920, 1);
    }
  }),
);

/** Each row begins with what the row above left, and is as long as it says. */
export const EditPasses = meta.story(drawing('edit-passes'));

/** The window is inside the box except at the bottom, and nothing in it can be pressed. */
export const Editor = meta.story(drawing('editor'));

/** Each zoom begins before its press, two presses close together share one, and no silence contains a press. */
export const EventsToEdit = meta.story(drawing('events-to-edit'));

export const ExportFormats = meta.story(drawing('export-formats'));

/** Each film's bar is as long as its size says, and the sizes add up to the total. */
export const ExportSheet = meta.story(
  drawing('export-sheet', async (box) => {
    let total = 0;
    for (const film of slots(box, 'film')) {
      const text = film.querySelector<HTMLElement>('[data-slot=written]');
      const size = Number.parseFloat(text?.textContent?.replace(/^\D+/, '') ?? '');
      const count = text?.querySelector('span');
      const [, written = 0] = (count ? getComputedStyle(count).counterReset : '').split(' ').map(Number);
      const bar = film.querySelector('[data-slot=progress]');
      const done = bar?.firstElementChild?.getBoundingClientRect().width ?? 0;
      await expect(done / rectOf(film, 'progress').width).toBeCloseTo(written / size, 1);
      total += size;
    }
    await expect(box.querySelector('[data-slot=total]')).toHaveTextContent(`${total} MB`);
  }),
);

/** Each film is as long as its figure says, and the films are in order of length. */
export const FilmLengths = meta.story(
  drawing('film-lengths', async (box) => {
    const seconds = textsOf(box, 'length').map((text) => {
      const [minutes = 0, rest = 0] = text.split(':').map(Number);
      return minutes * 60 + rest;
    });
    await expect(seconds).toHaveLength(6);
    await expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    for (const [index, length] of seconds.entries())
      await expect(rectOf(box, 'film', index).width / rectOf(box, 'film', 5).width).toBeCloseTo(
        length / (seconds[5] ?? 1),
        2,
      );
  }),
);

/** Hair on one side, wall on the other, and between them pixels that are neither. */
export const HairEdge = meta.story(drawing('hair-edge'));

/** The pointer is on the button that allows it. */
export const PermissionDialog = meta.story(drawing('permission-dialog'));

/** The list shows the app that is allowed and at least one that isn't. */
export const PermissionList = meta.story(drawing('permission-list'));

/** The controls of the recording don't cover the head. */
export const PersonRecording = meta.story(drawing('person-recording'));

/** At half the size, letters keep or lose their ink whole; at a ratio that doesn't divide, grays appear. */
export const PixelRatios = meta.story(
  drawing('pixel-ratios', async (box) => {
    const pictures = [...box.querySelectorAll('[data-pixels]')];
    await expect(pictures.map((picture) => picture.getAttribute('data-pixels'))).toEqual(['36 18', '18 9', '23 11']);
    const [whole, half, odd] = pictures.map((picture) => picture.querySelectorAll(':scope > path').length);
    await expect([whole, half]).toEqual([1, 1]);
    await expect(odd).toBeGreaterThan(1);
  }),
);

/** The bar is whole: no edge cuts it off. */
export const RecorderBar = meta.story(drawing('recorder-bar'));

/** The region has the shape that its size says, and its right edge is that of the window it snapped to. */
export const RegionPicker = meta.story(drawing('region-picker'));

/** The whole menu is visible. */
export const ScreenshotToolbar = meta.story(drawing('screenshot-toolbar'));

/** The angle is what the plan says: 45 degrees from straight ahead to the window. */
export const SeatingPlan = meta.story(drawing('seating-plan'));

/** The link in the panel is the address of the page. */
export const SharePage = meta.story(drawing('share-page'));

/** The keys in the film are those of the highlighted row of the list. */
export const Shortcuts = meta.story(drawing('shortcuts'));

export const ShortcutsLesson = meta.story(drawing('shortcuts-lesson'));

/** Both tracks have the same speech, and the reduced one is never louder than the recorded one. */
export const Sound = meta.story(
  drawing('sound', async (box) => {
    const [recorded = [], reduced = []] = [...box.querySelectorAll('[data-slot=lane] path')].map((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/ ([\d.]+)V([\d.]+)/g)].map(
        ([, top, bottom]) => Number(bottom) - Number(top),
      ),
    );
    await expect(recorded.length).toBeGreaterThan(100);
    await expect(Math.max(...reduced)).toBeCloseTo(Math.max(...recorded));
    await expect(reduced.every((height, index) => height <= (recorded[index] ?? 0))).toBe(true);
    await expect(Math.min(...reduced)).toBeLessThan(Math.min(...recorded) / 2);
  }),
);

/** The level of one track is low, and that of the other is as it was. */
export const SoundTracks = meta.story(drawing('sound-tracks'));

/** Every line of the strip is inside it. */
export const Teleprompter = meta.story(drawing('teleprompter'));

/** Frames, time and frame rate agree. */
export const TerminalRecording = meta.story(
  drawing('terminal-recording', async (box) => {
    const figure = (slot: string): number => Number.parseFloat((textsOf(box, slot)[0] ?? '').replace(/.*[=:]/, ''));
    await expect(Math.round(figure('frames') / figure('time'))).toBe(60);
    await expect(Math.round(figure('rate') / 1000)).toBe(12);
  }),
);

const leftOf = (box: Element, text: string): number =>
  [...box.querySelectorAll('span')].find(({ textContent }) => textContent === text)?.getBoundingClientRect().left ?? 0;

/** The playhead is on the ruler where the time beside the play button says: at 11.2 s. */
export const Timeline = meta.story(
  drawing('timeline', async (box) => {
    const start = leftOf(box, '00:04');
    const share = (rectOf(box, 'playhead').left - start) / (leftOf(box, '00:12') - start);
    await expect(4 + share * 8).toBeCloseTo(11.2, 1);
  }),
);

/** The failed attempt is chosen and split at both ends. */
export const TimelineRetakes = meta.story(drawing('timeline-retakes'));

/** Time runs from left to right in every language. */
export const TimelineRightToLeft = meta.story({
  decorators: [rightToLeft],
  ...drawing('timeline', async (box, edges) => {
    await expect(leftOf(box, '00:04')).toBeLessThan(edges.left + edges.width / 2);
  }),
});

/** The sizes of the files add up to the total. */
export const TracksOnDisk = meta.story(
  drawing('tracks-on-disk', async (box) => {
    const sizes = textsOf(box, 'size').map((text) => Number.parseFloat(text) * (text.endsWith('KB') ? 1e3 : 1e6));
    await expect(sizes).toHaveLength(5);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    await expect(box.querySelector('[data-slot=total]')).toHaveTextContent(`${(total / 1e6).toFixed(1)} MB`);
  }),
);

export const TracksCamera = meta.story(drawing('tracks-camera'));

export const TracksEvents = meta.story(drawing('tracks-events'));

/** Both takes are stopped at the same place, each inside its second zoom. */
export const TwoTakes = meta.story(drawing('two-takes'));

/** The numbers of the presses are in the picture, and again below it where the curve begins to move. */
export const ZoomPath = meta.story(drawing('zoom-path'));

/** The presses are on the formula, on a column and on the button that makes a chart. */
export const ZoomPathLesson = meta.story(drawing('zoom-path-lesson'));

/** The presses are on the voucher, on the button beside it and on the basket. */
export const ZoomPathShop = meta.story(drawing('zoom-path-shop'));

/** The large picture shows what the frame in the small one holds, and the cursor doesn't cover the word on the button. */
export const ZoomSteps = meta.story(drawing('zoom-steps'));

const acting = ['zoom-steps', 'cursor-path', 'clear-background', 'export-formats'] as const;

/** Drawings in the middle of their acts. */
export const Acts = meta.story({
  ...atMoment(0.55),
  render: () => (
    <div data-seen="" aria-hidden="true" className="grid max-w-[50rem] grid-cols-2 gap-6">
      {acting.map((name) => {
        const Drawing = illustrations[name];
        return (
          <div key={name} className="aspect-4/3 overflow-hidden rounded-lg border border-app-line bg-app-panel">
            <Drawing />
          </div>
        );
      })}
    </div>
  ),
});
