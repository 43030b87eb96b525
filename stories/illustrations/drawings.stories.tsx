import { expect } from 'storybook/test';
import { illustrations } from '@onset/design-system/illustrations';
import type { IllustrationName } from '@onset/design-system/illustrations';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';
import { atMoment } from '../helpers/moment.tsx';

const shapes = { wide: 'aspect-16/9 @lg:col-span-2', photo: 'aspect-4/3', tall: 'aspect-3/4' } as const;

/** Renders an illustration in the three aspect ratios in which sections show it. */
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

/** Returns the rectangle of a part of an illustration. Throws if the illustration has no such part. */
function rectOf(box: Element, slot: string, index = 0): DOMRect {
  const part = slots(box, slot)[index];
  if (part === undefined) throw new Error(`The drawing has no data-slot=${slot}`);
  return part.getBoundingClientRect();
}

/** Returns a story of an illustration in three aspect ratios. `check` is called with each box. */
const drawing = (name: IllustrationName, check?: (box: HTMLElement, edges: DOMRect) => Promise<void>) => ({
  render: () => <Boxes name={name} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await document.fonts.ready;
    for (const box of boxesIn(canvasElement)) await check?.(box, box.getBoundingClientRect());
  },
});

const meta = preview.meta({ title: 'Illustrations/Drawings' });

/** The hair is in front of the backdrop, so that the cutout around the person is visible. */
export const BackgroundRemoval = meta.story(drawing('background-removal'));

/** Only one layout is highlighted, and a camera beside the screen doesn't cover it. */
export const CameraLayouts = meta.story(drawing('camera-layouts'));

export const CameraLayoutsLesson = meta.story(drawing('camera-layouts-lesson'));

/** The person is at the same position with and without the room. */
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

/** One word of the caption is highlighted, and the transcript doesn't cover the caption. */
export const Captions = meta.story(drawing('captions'));

export const CaptionsLesson = meta.story(drawing('captions-lesson'));

/** The room is in daylight in the light theme, and in evening light in the dark theme. */
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

/** The app icon is being dragged inside the window, between its original position and the Applications folder. */
export const DiskImage = meta.story(drawing('disk-image'));

/** The width of each display relative to the video matches its number of pixels. */
export const DisplaySizes = meta.story(
  drawing('display-sizes', async (box) => {
    const { width } = rectOf(box, 'video');
    for (const display of slots(box, 'display')) {
      const pixels = Number(/(\d+) ×/u.exec(display.textContent)?.[1]);
      const drawn = display.querySelector('rect')?.getBoundingClientRect().width ?? 0;
      await expect(drawn / width, display.textContent).toBeCloseTo(pixels / 1920, 1);
    }
  }),
);

/** Each row begins with the duration that the row above leaves, and is as long as its label says. */
export const EditPasses = meta.story(drawing('edit-passes'));

/** The whole window is inside the box, and nothing in it is interactive. */
export const Editor = meta.story(drawing('editor'));

/** Each zoom begins before its click, two clicks close together share one, and no silence contains a click. */
export const EventsToEdit = meta.story(drawing('events-to-edit'));

export const ExportFormats = meta.story(drawing('export-formats'));

/** The progress bar of each video matches its written size, and the sizes add up to the total. */
export const ExportSheet = meta.story(
  drawing('export-sheet', async (box) => {
    let total = 0;
    for (const video of slots(box, 'video')) {
      const text = video.querySelector<HTMLElement>('[data-slot=written]');
      const size = Number.parseFloat(text?.textContent?.replace(/^\D+/, '') ?? '');
      const count = text?.querySelector('span');
      const [, written = 0] = (count ? getComputedStyle(count).counterReset : '').split(' ').map(Number);
      const bar = video.querySelector('[data-slot=progress]');
      const done = bar?.firstElementChild?.getBoundingClientRect().width ?? 0;
      await expect(done / rectOf(video, 'progress').width).toBeCloseTo(written / size, 1);
      total += size;
    }
    await expect(box.querySelector('[data-slot=total]')).toHaveTextContent(`${total} MB`);
  }),
);

/** The bar of each video is proportional to its length, and the videos are sorted by length. */
export const FilmLengths = meta.story(
  drawing('film-lengths', async (box) => {
    const seconds = textsOf(box, 'length').map((text) => {
      const [minutes = 0, rest = 0] = text.split(':').map(Number);
      return minutes * 60 + rest;
    });
    await expect(seconds).toHaveLength(6);
    await expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    for (const [index, length] of seconds.entries())
      await expect(rectOf(box, 'video', index).width / rectOf(box, 'video', 5).width).toBeCloseTo(
        length / (seconds[5] ?? 1),
        2,
      );
  }),
);

/** Hair is on one side, the wall is on the other, and the pixels between them are a mix of both. */
export const HairEdge = meta.story(drawing('hair-edge'));

/** The pointer is on the button that opens System Settings. */
export const PermissionDialog = meta.story(drawing('permission-dialog'));

/** The list shows the app that is allowed and at least one that isn't. */
export const PermissionList = meta.story(drawing('permission-list'));

/** The controls of the recording don't cover the head. */
export const PersonRecording = meta.story(drawing('person-recording'));

/** At half the size, the letters keep a single color. If the ratio isn't a whole number, their edges turn gray. */
export const PixelRatios = meta.story(
  drawing('pixel-ratios', async (box) => {
    const rasters = [...box.querySelectorAll('[data-pixels]')];
    await expect(rasters.map((raster) => raster.getAttribute('data-pixels'))).toEqual(['36 18', '18 9', '23 11']);
    const [whole, half, odd] = rasters.map((raster) => raster.querySelectorAll(':scope > path').length);
    await expect([whole, half]).toEqual([1, 1]);
    await expect(odd).toBeGreaterThan(1);
  }),
);

/** The whole bar is inside the box. */
export const RecorderBar = meta.story(drawing('recorder-bar'));

/**
 * The region has the aspect ratio of its labeled size, and its right edge is aligned with the window that it snapped
 * to.
 */
export const RegionPicker = meta.story(drawing('region-picker'));

/** The whole menu is visible. */
export const ScreenshotToolbar = meta.story(drawing('screenshot-toolbar'));

/** The window is at the labeled angle: 45 degrees from straight ahead. */
export const SeatingPlan = meta.story(drawing('seating-plan'));

/** The link in the panel is the URL of the page. */
export const SharePage = meta.story(drawing('share-page'));

/** The video shows the keys of the highlighted row in the list. */
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

/** The level of one track is reduced, and the other one is unchanged. */
export const SoundTracks = meta.story(drawing('sound-tracks'));

/** Every line of text is inside the teleprompter. */
export const Teleprompter = meta.story(drawing('teleprompter'));

/** The number of frames and the time match 60 frames per second, and the bit rate is 12 Mbit/s. */
export const TerminalRecording = meta.story(
  drawing('terminal-recording', async (box) => {
    const figure = (slot: string): number => Number.parseFloat((textsOf(box, slot)[0] ?? '').replace(/.*[=:]/, ''));
    await expect(Math.round(figure('frames') / figure('time'))).toBe(60);
    await expect(Math.round(figure('rate') / 1000)).toBe(12);
  }),
);

const leftOf = (box: Element, text: string): number =>
  [...box.querySelectorAll('span')].find(({ textContent }) => textContent === text)?.getBoundingClientRect().left ?? 0;

/** The position of the playhead on the ruler matches the time beside the Play button, 11.2 s. */
export const Timeline = meta.story(
  drawing('timeline', async (box) => {
    const start = leftOf(box, '00:04');
    const share = (rectOf(box, 'playhead').left - start) / (leftOf(box, '00:12') - start);
    await expect(4 + share * 8).toBeCloseTo(11.2, 1);
  }),
);

/** The failed attempt is selected and split at both ends. */
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

/** Both videos are paused at the same time, each during its second zoom. */
export const TwoTakes = meta.story(drawing('two-takes'));

/** The clicks are numbered in the recording, and at their times above the curve of the zoom. */
export const ZoomPath = meta.story(drawing('zoom-path'));

/** The clicks are on the formula, on a column and on the button that creates a chart. */
export const ZoomPathLesson = meta.story(drawing('zoom-path-lesson'));

/** The clicks are on the voucher field, on the button beside it and on the basket. */
export const ZoomPathShop = meta.story(drawing('zoom-path-shop'));

/** The enlarged view shows the content of the small frame, and the cursor doesn't cover the label of the button. */
export const ZoomSteps = meta.story(drawing('zoom-steps'));

const acting = ['zoom-steps', 'cursor-path', 'clear-background', 'export-formats'] as const;

/** The illustrations are shown in the middle of their animations. */
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
