import { illustrations } from '@onset/design-system/illustrations';
import type { IllustrationName } from '@onset/design-system/illustrations';

const boxes = {
  usual: 'aspect-4/3 max-w-[34rem]',
  wide: 'aspect-16/9 max-w-[44rem]',
  tall: 'aspect-3/4 max-w-[22rem]',
} as const;

/** A drawing in a frame such as a section gives it: 4 by 3, as wide as a film, or taller than wide. */
export function Drawing({ name, box = 'usual' }: { name: IllustrationName; box?: keyof typeof boxes }) {
  const Illustration = illustrations[name];
  return (
    <div aria-hidden="true" className={`overflow-clip rounded-lg border border-app-line ${boxes[box]}`}>
      <Illustration />
    </div>
  );
}

/** Where the parts of a drawing with this name stand. */
export const boxesOf = (canvas: HTMLElement, slot: string): DOMRect[] =>
  [...canvas.querySelectorAll(`[data-slot=${slot}]`)].map((part) => part.getBoundingClientRect());

/** Whether two parts of a drawing lie over each other. */
export const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
