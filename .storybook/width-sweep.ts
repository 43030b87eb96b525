import { findLayoutErrors } from './layout-errors.ts';

/** In CSS pixels, from the narrowest phone to a wide desktop, with both sides of where layouts change. */
const WIDTHS = [320, 360, 390, 480, 640, 768, 820, 1024, 1440, 1920] as const;

/** The sizes of text that the browser lets a reader choose, and the widths each is looked at in. */
const VIEWS = [
  ...WIDTHS.map((width) => ({ width, text: '100%' })),
  // Twice the text must be readable without loss (WCAG 2.2, 1.4.4).
  { width: 390, text: '200%' },
];

/**
 * Looks at the page of `view`, which must be in a frame, at every width, and at twice the text on a phone. Returns a
 * line for each layout error, with the widths it was found at. Everything is put back after.
 */
export function sweepWidths(view: Window): string[] {
  const frame = view.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('The page is in no frame, whose width could be changed');
  const root = view.document.documentElement;
  const before = { width: frame.style.width, text: root.style.fontSize };
  const found = new Map<string, { places: Set<string>; detail: string }>();
  try {
    for (const { width, text } of VIEWS) {
      frame.style.width = `${width}px`;
      root.style.fontSize = text === '100%' ? before.text : text;
      const place = text === '100%' ? `${width} px` : `${width} px with text at ${text}`;
      for (const { element, problem, detail } of findLayoutErrors(view.document)) {
        const key = `${element} ${problem}`;
        const known = found.get(key);
        if (known === undefined) found.set(key, { places: new Set([place]), detail });
        else known.places.add(place);
      }
    }
  } finally {
    frame.style.width = before.width;
    root.style.fontSize = before.text;
  }
  return [...found].map(([key, { places, detail }]) => `at ${[...places].join(', ')}: ${key} (${detail})`);
}
