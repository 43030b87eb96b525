import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface ScaledProps {
  /** How wide what is shown believes to be, in CSS pixels. */
  width: number;
  children: ReactNode;
  /** As a share of its width, how much of what is shown is seen; all of it unless given. */
  crop?: number;
  /** What the picture shows, read out in its place. */
  label: string;
  /** With the first answer, or the like, open. */
  opensFirst?: boolean;
}

/**
 * A live picture: parts of the design system laid out at a fixed width and drawn as small as there is room, so that it
 * is as sharp as the part and follows the theme. What is drawn never widens its frame, which would not become narrower with
 * the window again. Nothing in it takes focus or a click. It is drawn once it comes near.
 */
export function Scaled({ width, children, crop, label, opensFirst = false }: ScaledProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const sizes = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    sizes.observe(element);
    sight.observe(element);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, [width]);
  const isDrawn = isNear && scale > 0;
  useEffect(() => {
    const first = isDrawn && opensFirst ? frame.current?.querySelector('details') : null;
    if (first) first.open = true;
  }, [isDrawn, opensFirst]);
  return (
    <div
      ref={frame}
      // An image made of elements: there is no element for that.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      className="relative isolate min-h-16 overflow-clip bg-canvas select-none [contain:inline-size_paint]"
      style={crop === undefined ? undefined : { aspectRatio: `1 / ${crop}` }}
    >
      {isDrawn && (
        <div inert style={{ zoom: scale, inlineSize: `${width}px` }}>
          {children}
        </div>
      )}
    </div>
  );
}
