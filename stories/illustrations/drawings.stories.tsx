import { expect } from 'storybook/test';
import { illustrations } from '@onset/design-system/illustrations';
import type { IllustrationName } from '@onset/design-system/illustrations';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';

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

const slots = <Part extends Element = HTMLElement>(box: Element, slot: string): Part[] => [
  ...box.querySelectorAll<Part>(`[data-slot=${slot}]`),
];

const textsOf = (box: Element, slot: string): string[] => slots(box, slot).map(({ textContent }) => textContent);

/** The rectangle of a part of a drawing. Throws if the drawing has no such part. */
function rectOf(box: Element, slot: string, index = 0): DOMRect {
  const part = slots(box, slot)[index];
  if (part === undefined) throw new Error(`The drawing has no data-slot=${slot}`);
  return part.getBoundingClientRect();
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** True for the shape that the parts of a drawing are laid out for; others may cut parts off or cover them. */
const isPhoto = (box: HTMLElement): boolean => box.dataset['box'] === 'photo';

const isShown = (part: Element): boolean => getComputedStyle(part).opacity === '1';

/** A story of a drawing in three shapes. `check` is called with each. */
const drawing = (name: IllustrationName, check?: (box: HTMLElement, edges: DOMRect) => Promise<void>) => ({
  render: () => <Boxes name={name} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await document.fonts.ready;
    for (const box of boxesIn(canvasElement)) await check?.(box, box.getBoundingClientRect());
  },
});

const meta = preview.meta({ title: 'Illustrations/Drawings' });

/** The hair is in front of the backdrop: otherwise nobody sees that the person was cut out. */
export const BackgroundRemoval = meta.story(
  drawing('background-removal', async (box) => {
    const [room, person] = [rectOf(box, 'room'), rectOf(box, 'person')];
    await expect(person.top).toBeLessThan(room.top);
    await expect(room.left).toBeLessThan(person.left);
  }),
);

/** One layout is marked at a time, and a camera beside the screen covers nothing of it. */
export const CameraLayouts = meta.story(
  drawing('camera-layouts', async (box) => {
    await expect(slots(box, 'now').filter(isShown)).toHaveLength(1);
    const beside = box.querySelector('[data-layout=beside]') ?? box;
    await expect(overlap(rectOf(beside, 'page'), rectOf(beside, 'camera'))).toBe(false);
  }),
);

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
export const Captions = meta.story(
  drawing('captions', async (box) => {
    const marked = slots(box, 'mark').filter(isShown);
    await expect(marked.map((mark) => mark.parentElement?.textContent)).toEqual(['Publish,']);
    if (isPhoto(box)) await expect(overlap(rectOf(box, 'caption'), rectOf(box, 'transcript'))).toBe(false);
  }),
);

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
export const DiskImage = meta.story(
  drawing('disk-image', async (box, edges) => {
    const icon = rectOf(box, 'dragged');
    await expect(icon.left).toBeGreaterThan(edges.left + edges.width / 3);
    await expect(icon.right).toBeLessThan(edges.right);
  }),
);

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
export const EditPasses = meta.story(
  drawing('edit-passes', async (box) => {
    await expect(textsOf(box, 'length')).toEqual(['10:00', '09:28', '08:03', '06:03']);
    await expect(slots(box, 'goes')).toHaveLength(2 + 3 + 6);
  }),
);

/** The window is inside the box except at the bottom, and nothing in it can be pressed. */
export const Editor = meta.story(
  drawing('editor', async (box, edges) => {
    const drawn = rectOf(box, 'editor-window');
    await expect(drawn.left).toBeGreaterThan(edges.left);
    await expect(drawn.right).toBeLessThan(edges.right);
    await expect(drawn.top).toBeGreaterThan(edges.top);
    await expect(box.querySelector('button, a, figcaption')).toBeNull();
  }),
);

/** A zoom begins at its press, two presses close together share one, and no silence contains a press. */
export const EventsToEdit = meta.story(
  drawing('events-to-edit', async (box) => {
    const lefts = (slot: string) => slots(box, slot).map((part) => Math.round(part.getBoundingClientRect().left));
    const presses = lefts('press');
    await expect(presses).toHaveLength(3);
    const [, first, second, silence] = lefts('block');
    await expect([first, second]).toEqual([presses[0], presses[2]]);
    await expect(Math.max(...presses)).toBeLessThan(silence ?? 0);
  }),
);

export const ExportFormats = meta.story(drawing('export-formats'));

/** Each film's bar is as long as its size says, and the sizes add up to the total. */
export const ExportSheet = meta.story(
  drawing('export-sheet', async (box) => {
    let total = 0;
    for (const film of slots(box, 'film')) {
      const [written = 0, size = 1] = (textsOf(film, 'written')[0] ?? '').split(' of ').map(Number.parseFloat);
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
export const HairEdge = meta.story(
  drawing('hair-edge', async (box) => {
    const shares = slots(box, 'pixel').map((pixel) => Number(pixel.getAttribute('fill-opacity')));
    await expect(shares).toContain(1);
    await expect(shares).toContain(0);
    await expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(15);
  }),
);

/** The list shows the app that is allowed and at least one that isn't. */
export const PermissionList = meta.story(
  drawing('permission-list', async (box, edges) => {
    const allowed = rectOf(box, 'allowed');
    await expect(allowed.bottom + allowed.height).toBeLessThan(edges.bottom);
  }),
);

/** The controls of the recording don't cover the head. */
export const PersonRecording = meta.story(
  drawing('person-recording', async (box) => {
    if (isPhoto(box)) await expect(overlap(rectOf(box, 'controls'), rectOf(box, 'headphones'))).toBe(false);
  }),
);

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
export const RecorderBar = meta.story(
  drawing('recorder-bar', async (box, edges) => {
    const bar = rectOf(box, 'bar');
    await expect(bar.left).toBeGreaterThan(edges.left);
    await expect(bar.right).toBeLessThan(edges.right);
    await expect(bar.bottom).toBeLessThan(edges.bottom);
  }),
);

/** The region has the shape that its size says, and its right edge is that of the window it snapped to. */
export const RegionPicker = meta.story(
  drawing('region-picker', async (box) => {
    const region = rectOf(box, 'region');
    const [width = 0, height = 1] = (textsOf(box, 'size')[0] ?? '').split(' × ').map(Number);
    await expect(region.width / region.height).toBeCloseTo(width / height, 2);
    await expect(rectOf(box, 'snapped').right).toBeCloseTo(region.right, 0);
    await expect(rectOf(box, 'size').right).toBeLessThan(region.right);
  }),
);

/** The whole menu is visible. */
export const ScreenshotToolbar = meta.story(
  drawing('screenshot-toolbar', async (box, edges) => {
    await expect(slots(box, 'item')).toHaveLength(10);
    await expect(rectOf(box, 'menu').top).toBeGreaterThan(edges.top);
  }),
);

/** The angle is what the plan says: 45 degrees from straight ahead to the window. */
export const SeatingPlan = meta.story(
  drawing('seating-plan', async (box) => {
    const [arc] = slots<SVGPathElement>(box, 'angle');
    const [start, end] = [arc?.getPointAtLength(0), arc?.getPointAtLength(arc.getTotalLength())];
    if (!start || !end) throw new Error('The plan has no angle');
    const center = { x: start.x, y: start.y - 34 };
    await expect((Math.atan2(end.x - center.x, end.y - center.y) * 180) / Math.PI).toBeCloseTo(45, 0);
  }),
);

/** The link in the panel is the address of the page. */
export const SharePage = meta.story(
  drawing('share-page', async (box) => {
    const [address] = textsOf(box, 'address');
    await expect(address).toMatch(/^onset\.example\//);
    await expect(textsOf(box, 'link')[0]).toBe(address);
  }),
);

/** The keys in the film are those of the highlighted row of the list. */
export const Shortcuts = meta.story(
  drawing('shortcuts', async (box) => {
    const [caption, lit] = ['caption', 'lit'].map((slot) => box.querySelector(`[data-slot=${slot}] [data-slot=keys]`));
    await expect(caption?.innerHTML).toBe(lit?.innerHTML);
    await expect(caption).toHaveTextContent('K');
  }),
);

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

/** Every line of the strip is inside it. */
export const Teleprompter = meta.story(
  drawing('teleprompter', async (box) => {
    const strip = rectOf(box, 'strip');
    for (const line of slots(box, 'line')) {
      const words = document.createRange();
      words.selectNodeContents(line);
      const { right, bottom } = words.getBoundingClientRect();
      await expect(right, line.textContent).toBeLessThan(strip.right);
      await expect(bottom, line.textContent).toBeLessThan(strip.bottom);
    }
  }),
);

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

/** Both takes are stopped at the same place, each inside its second zoom. */
export const TwoTakes = meta.story(
  drawing('two-takes', async (box) => {
    const playheads = slots(box, 'playhead');
    await expect(new Set(playheads.map(({ style }) => style.left)).size).toBe(1);
    for (const playhead of playheads) {
      const zoom = playhead.parentElement?.querySelector('[data-slot=zoom]:nth-of-type(2)')?.getBoundingClientRect();
      const { left } = playhead.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(zoom?.left ?? Number.NaN);
      await expect(left).toBeLessThan(zoom?.right ?? Number.NaN);
    }
  }),
);

/** The numbers of the presses are in the picture, and again below it where the curve begins to move. */
export const ZoomPath = meta.story(
  drawing('zoom-path', async (box) => {
    await expect(textsOf(box, 'press').join(' ')).toBe('1 2 3 1 2 3');
    const places = slots(box, 'press').map((number) => number.getBoundingClientRect());
    const [inPicture, onCurve] = [places.slice(0, 3), places.slice(3)];
    for (const { bottom } of inPicture) await expect(bottom).toBeLessThan(onCurve[0]?.top ?? 0);
    for (const row of [inPicture, onCurve]) {
      const lefts = row.map(({ left }) => left);
      await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    }
  }),
);

/** The large picture shows what the frame in the small one holds, and the cursor doesn't cover the word on the button. */
export const ZoomSteps = meta.story(
  drawing('zoom-steps', async (box) => {
    const shown = (part: DOMRect, scene: DOMRect) => [
      (part.left - scene.left) / scene.width,
      (part.top - scene.top) / scene.height,
      (part.right - scene.left) / scene.width,
      (part.bottom - scene.top) / scene.height,
    ];
    const framed = shown(rectOf(box, 'frame'), rectOf(box, 'scene'));
    for (const [index, edge] of shown(rectOf(box, 'panel'), rectOf(box, 'scene', 1)).entries())
      await expect(edge, 'an edge of the large picture, as a share of the scene').toBeCloseTo(framed[index] ?? 0, 2);
    for (const [index, cursor] of slots(box, 'cursor').entries())
      await expect(cursor.getBoundingClientRect().left).toBeGreaterThanOrEqual(rectOf(box, 'word', index).right);
  }),
);
