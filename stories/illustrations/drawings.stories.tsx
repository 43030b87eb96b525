import { expect } from 'storybook/test';
import { illustrations } from '@onset/design-system/illustrations';
import type { IllustrationName } from '@onset/design-system/illustrations';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';
import { atMoment } from '../helpers/moment.tsx';

const shapes = { wide: 'aspect-16/9 @lg:col-span-2', photo: 'aspect-4/3', tall: 'aspect-3/4' } as const;

/** Renders an illustration in three boxes, with the three aspect ratios that sections use. */
function IllustrationInAllRatios({ name }: { name: IllustrationName }) {
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

const findBoxes = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-box]')];

const findSlots = (box: Element, slot: string): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(`[data-slot=${slot}]`),
];

const getTexts = (box: Element, slot: string): string[] => findSlots(box, slot).map(({ textContent }) => textContent);

/**
 * Returns the bounding rectangle of the element with the given `data-slot` in an illustration. If there are several,
 * `index` selects one. Throws if there is no such element.
 */
function getRect(box: Element, slot: string, index = 0): DOMRect {
  const part = findSlots(box, slot)[index];
  if (part === undefined) throw new Error(`The drawing has no data-slot=${slot}`);
  return part.getBoundingClientRect();
}

/**
 * Returns a story that shows an illustration in three aspect ratios. The play function calls `check` for each of the
 * three boxes.
 */
const createIllustrationStory = (
  name: IllustrationName,
  check?: (box: HTMLElement, edges: DOMRect) => Promise<void>,
) => ({
  render: () => <IllustrationInAllRatios name={name} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await document.fonts.ready;
    for (const box of findBoxes(canvasElement)) await check?.(box, box.getBoundingClientRect());
  },
});

const meta = preview.meta({ title: 'Illustrations/Drawings' });

/** The hair overlaps the backdrop, so that the illustration shows how exactly the person was cut out. */
export const BackgroundRemoval = meta.story(createIllustrationStory('background-removal'));

/**
 * Only one layout is highlighted. In layouts with the camera beside the screen, the camera doesn't cover the screen.
 */
export const CameraLayouts = meta.story(createIllustrationStory('camera-layouts'));

export const CameraLayoutsLesson = meta.story(createIllustrationStory('camera-layouts-lesson'));

/** The person is at the same position in the illustration with the room and in the one without it. */
export const CameraRoom = meta.story({
  render: () => (
    <div className="grid gap-6">
      <IllustrationInAllRatios name="camera-room" />
      <IllustrationInAllRatios name="camera-cleared" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const personOffsets = findBoxes(canvasElement).map((box) => {
      const [person, edges] = [getRect(box, 'person'), box.getBoundingClientRect()];
      return [person.left - edges.left, person.top - edges.top].map((distance) => distance.toFixed(1));
    });
    await expect(personOffsets.slice(3)).toEqual(personOffsets.slice(0, 3));
  },
});

/** One word of the caption is highlighted, and the transcript doesn't cover the caption. */
export const Captions = meta.story(createIllustrationStory('captions'));

export const CaptionsLesson = meta.story(createIllustrationStory('captions-lesson'));

/** The illustration shows the room in daylight in the light theme, and in evening light in the dark theme. */
export const ClearBackground = meta.story(
  createIllustrationStory('clear-background', async (box) => {
    const roomOutline = box.querySelector('svg path') ?? box;
    const getLightness = (theme: string): number => {
      box.dataset['theme'] = theme;
      return Number(/oklch\(([\d.]+)/.exec(getComputedStyle(roomOutline).fill)?.[1]);
    };
    const [day, evening] = [getLightness('light'), getLightness('dark')];
    delete box.dataset['theme'];
    await expect(evening).toBeLessThan(day / 2);
  }),
);

/** The spoken word is highlighted in a caption of two lines. */
export const CoverCaptions = meta.story(createIllustrationStory('cover-captions'));

/** The area of each file is proportional to its size. */
export const CoverFiles = meta.story(createIllustrationStory('cover-files'));

export const CoverFolder = meta.story(createIllustrationStory('cover-folder'));

/** The row for 60 frames a second shows twice as many positions of the ball on the same path. */
export const CoverFrameRates = meta.story(createIllustrationStory('cover-frame-rates'));

/** The edge of the light runs through the middle of the face. */
export const CoverLight = meta.story(createIllustrationStory('cover-light'));

/** The level reaches the line of the target and doesn’t exceed it. */
export const CoverLoudness = meta.story(createIllustrationStory('cover-loudness'));

export const CoverPermissions = meta.story(createIllustrationStory('cover-permissions'));

export const CoverPlan = meta.story(createIllustrationStory('cover-plan'));

/** The gap in the sound clip is as long as the part that is lifted out. */
export const CoverSilence = meta.story(createIllustrationStory('cover-silence'));

export const CoverSoftText = meta.story(createIllustrationStory('cover-soft-text'));

export const CoverZoom = meta.story(createIllustrationStory('cover-zoom'));

export const CursorPath = meta.story(createIllustrationStory('cursor-path'));

/**
 * A person drags the app icon to the Applications folder. The illustration shows the icon halfway between its original
 * position and the folder.
 */
export const DiskImage = meta.story(createIllustrationStory('disk-image'));

/** Each display is wider or narrower than the video in proportion to its number of pixels. */
export const DisplaySizes = meta.story(
  createIllustrationStory('display-sizes', async (box) => {
    const { width } = getRect(box, 'video');
    for (const display of findSlots(box, 'display')) {
      const pixels = Number(/(\d+) ×/u.exec(display.textContent)?.[1]);
      const renderedWidth = display.querySelector('rect')?.getBoundingClientRect().width ?? 0;
      await expect(renderedWidth / width, display.textContent).toBeCloseTo(pixels / 1920, 1);
    }
  }),
);

/**
 * Each row represents one editing pass. It begins with the duration that remains after the previous pass, and its
 * length matches the duration in its label.
 */
export const EditPasses = meta.story(createIllustrationStory('edit-passes'));

/** The whole editor window fits into the box, and it contains no interactive elements. */
export const Editor = meta.story(createIllustrationStory('editor'));

/**
 * Each zoom begins before the click that caused it, and two clicks in quick succession share a zoom. No silent part
 * contains a click.
 */
export const EventsToEdit = meta.story(createIllustrationStory('events-to-edit'));

export const ExportFormats = meta.story(createIllustrationStory('export-formats'));

/** Each progress bar matches the written part of its video file, and the sizes of all files add up to the total. */
export const ExportSheet = meta.story(
  createIllustrationStory('export-sheet', async (box) => {
    let total = 0;
    for (const video of findSlots(box, 'video')) {
      const text = video.querySelector<HTMLElement>('[data-slot=written]');
      const size = Number.parseFloat(text?.textContent?.replace(/^\D+/, '') ?? '');
      const counterElement = text?.querySelector('span');
      const [, written = 0] = (counterElement ? getComputedStyle(counterElement).counterReset : '')
        .split(' ')
        .map(Number);
      const bar = video.querySelector('[data-slot=progress]');
      const barWidth = bar?.firstElementChild?.getBoundingClientRect().width ?? 0;
      await expect(barWidth / getRect(video, 'progress').width).toBeCloseTo(written / size, 1);
      total += size;
    }
    await expect(box.querySelector('[data-slot=total]')).toHaveTextContent(`${total} MB`);
  }),
);

/**
 * The illustration enlarges the edge between the hair and the wall. The colors of the pixels between them are a mix of
 * both colors.
 */
export const HairEdge = meta.story(createIllustrationStory('hair-edge'));

/** The dialog asks for a permission, and the cursor is on the button that opens System Settings. */
export const PermissionDialog = meta.story(createIllustrationStory('permission-dialog'));

/** The list contains an app that has the permission and at least one that doesn't have it. */
export const PermissionList = meta.story(createIllustrationStory('permission-list'));

/** The recording controls don't cover the person's head. */
export const PersonRecording = meta.story(createIllustrationStory('person-recording'));

/**
 * If the display is exactly twice as wide as the video, scaled letters keep a single color. If its width isn't a
 * multiple of the video's width, their edges turn gray.
 */
export const PixelRatios = meta.story(
  createIllustrationStory('pixel-ratios', async (box) => {
    const rasters = [...box.querySelectorAll('[data-pixels]')];
    await expect(rasters.map((raster) => raster.getAttribute('data-pixels'))).toEqual(['36 18', '18 9', '23 11']);
    const [wholeCount, halfCount, oddCount] = rasters.map((raster) => raster.querySelectorAll(':scope > path').length);
    await expect([wholeCount, halfCount]).toEqual([1, 1]);
    await expect(oddCount).toBeGreaterThan(1);
  }),
);

/** The whole recorder bar fits into the box. */
export const RecorderBar = meta.story(createIllustrationStory('recorder-bar'));

/**
 * The aspect ratio of the selected region matches the size in its label. Its right edge is aligned with the edge of a
 * window.
 */
export const RegionPicker = meta.story(createIllustrationStory('region-picker'));

/** The whole menu of the toolbar is visible. */
export const ScreenshotToolbar = meta.story(createIllustrationStory('screenshot-toolbar'));

/** The label of the window states the angle at which it's drawn, 45 degrees from the person's line of sight. */
export const SeatingPlan = meta.story(createIllustrationStory('seating-plan'));

/** The link in the share panel is the URL of the page that the illustration shows. */
export const SharePage = meta.story(createIllustrationStory('share-page'));

/** The video shows the same keys as the highlighted row in the list. */
export const Shortcuts = meta.story(createIllustrationStory('shortcuts'));

export const ShortcutsLesson = meta.story(createIllustrationStory('shortcuts-lesson'));

/**
 * The two tracks contain the same speech before and after noise reduction. The reduced track is never louder than the
 * recorded one.
 */
export const Sound = meta.story(
  createIllustrationStory('sound', async (box) => {
    const [recorded = [], reduced = []] = [...box.querySelectorAll('[data-slot=lane] path')].map((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/v([\d.]+)/g)].map(([, height]) => Number(height)),
    );
    await expect(recorded.length).toBeGreaterThan(100);
    await expect(Math.max(...reduced)).toBeCloseTo(Math.max(...recorded));
    await expect(reduced.every((height, index) => height <= (recorded[index] ?? 0))).toBe(true);
    await expect(Math.min(...reduced)).toBeLessThan(Math.min(...recorded) / 2);
  }),
);

/** The illustration shows two audio tracks. The level of one track is reduced, and the other one is unchanged. */
export const SoundTracks = meta.story(createIllustrationStory('sound-tracks'));

/** Every line of text is inside the teleprompter. */
export const Teleprompter = meta.story(createIllustrationStory('teleprompter'));

/** The number of frames divided by the recording time is 60 frames per second, and the bit rate is 12 Mbit/s. */
export const TerminalRecording = meta.story(
  createIllustrationStory('terminal-recording', async (box) => {
    const readNumber = (slot: string): number =>
      Number.parseFloat((getTexts(box, slot)[0] ?? '').replace(/.*[=:]/, ''));
    await expect(Math.round(readNumber('frames') / readNumber('time'))).toBe(60);
    await expect(Math.round(readNumber('rate') / 1000)).toBe(12);
  }),
);

const getLeft = (box: Element, text: string): number =>
  [...box.querySelectorAll('span')].find(({ textContent }) => textContent === text)?.getBoundingClientRect().left ?? 0;

/** The playhead is at 11.2 s on the ruler, which is the time that the text beside the Play button shows. */
export const Timeline = meta.story(
  createIllustrationStory('timeline', async (box) => {
    const startLeft = getLeft(box, '00:04');
    const timeShare = (getRect(box, 'playhead').left - startLeft) / (getLeft(box, '00:12') - startLeft);
    await expect(4 + timeShare * 8).toBeCloseTo(11.2, 1);
  }),
);

/** The clip with the failed attempt is selected, and the timeline is split at the start and at the end of the clip. */
export const TimelineRetakes = meta.story(createIllustrationStory('timeline-retakes'));

/** The timeline runs from left to right in right-to-left pages, too. */
export const TimelineRightToLeft = meta.story({
  decorators: [rightToLeft],
  ...createIllustrationStory('timeline', async (box, edges) => {
    await expect(getLeft(box, '00:04')).toBeLessThan(edges.left + edges.width / 2);
  }),
});

export const TracksCamera = meta.story(createIllustrationStory('tracks-camera'));

/** The sizes of the five files add up to the total. */
export const TracksEvents = meta.story(
  createIllustrationStory('tracks-events', async (box) => {
    const sizes = getTexts(box, 'size').map((text) => Number.parseFloat(text) * (text.endsWith('KB') ? 1e3 : 1e6));
    await expect(sizes).toHaveLength(5);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    await expect(box.querySelector('[data-slot=total]')).toHaveTextContent(`${(total / 1e6).toFixed(1)} MB`);
  }),
);

/** Two edits of the same recording are paused at the same time, during the second zoom of each edit. */
export const TwoTakes = meta.story(createIllustrationStory('two-takes'));

/** The clicks are numbered in the recording. The same numbers are at the times of the clicks above the zoom curve. */
export const ZoomPath = meta.story(createIllustrationStory('zoom-path'));

/** The enlarged view shows the area inside the small frame. The cursor doesn't cover the label of the button. */
export const ZoomSteps = meta.story(createIllustrationStory('zoom-steps'));

const animatedIllustrations = ['zoom-steps', 'cursor-path', 'clear-background', 'export-formats'] as const;

/** Four illustrations are paused in the middle of their animations. */
export const MidAnimation = meta.story({
  ...atMoment(0.55),
  render: () => (
    <div data-seen="" aria-hidden="true" className="grid max-w-[50rem] grid-cols-2 gap-6">
      {animatedIllustrations.map((name) => {
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
