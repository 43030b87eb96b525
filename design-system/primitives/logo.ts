/**
 * Shape of the logo: an SVG element and its attributes as React names them. The classes `fill-current` and
 * `stroke-current` are the color of the text, `fill-record` and `stroke-record` the accent. Other colors are attributes.
 */
export interface LogoShape {
  readonly element: 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect';
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Logo without the name: a square of `size` units with shapes, the lowest first. */
export interface Logo {
  readonly size: number;
  readonly shapes: readonly LogoShape[];
}

/** The logo on pages, icons and share images. */
export const logo: Logo = {
  size: 24,
  shapes: [
    { element: 'rect', attributes: { x: 3, y: 1, width: 2.5, height: 22, rx: 1.25, className: 'fill-current' } },
    { element: 'path', attributes: { d: 'M8.5 4.5a7.5 7.5 0 0 1 0 15z', className: 'fill-record' } },
    {
      element: 'path',
      attributes: {
        d: 'M19 8.4a9 9 0 0 1 0 7.2',
        className: 'stroke-record',
        fill: 'none',
        strokeWidth: 2.5,
        strokeLinecap: 'round',
      },
    },
  ],
};
