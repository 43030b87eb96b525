import { illustrations } from '@onset/design-system/illustrations';
import type { IllustrationName } from '@onset/design-system/illustrations';

const shapes = { wide: 'aspect-16/9 @lg:col-span-2', photo: 'aspect-4/3', tall: 'aspect-3/4' } as const;

/** A drawing in a wide box, one like a photograph and a tall one, as sections frame it. Tests find each by its `data-box`. */
export const inBoxes = (name: IllustrationName) => () => {
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
};

/** Every box of a story, by the name of its shape. */
export const boxesIn = (canvas: HTMLElement): [string, HTMLElement][] =>
  [...canvas.querySelectorAll<HTMLElement>('[data-box]')].map((box) => [box.dataset['box'] ?? '', box]);

/** Where a part of a drawing is. A part that is not there is an error that names it. */
export function boxOf(drawing: HTMLElement, selector: string): DOMRect {
  const part = drawing.querySelector(selector);
  if (part === null) throw new Error(`The drawing has no ${selector}`);
  return part.getBoundingClientRect();
}
