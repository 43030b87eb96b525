import { fromHtml } from 'hast-util-from-html';
import type { Logo, LogoShape } from '../../design-system/primitives/logo.ts';
import { ScaffoldError } from '../scaffold/names.ts';

const ELEMENTS = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'] as const;

/** Attributes of shapes that a logo may have, besides its colors. */
const ATTRIBUTES = new Set(
  `clipRule cx cy d fillOpacity fillRule height opacity points r rx ry strokeLinecap strokeLinejoin strokeMiterLimit
  strokeOpacity strokeWidth transform width x x1 x2 y y1 y2`.split(/\s+/),
);

/** Largest logo, in bytes of its file: it is in the first view of every page. */
const MAX_BYTES = 2000;

type Attributes = Readonly<Record<string, string | number>>;

type Properties = Readonly<Record<string, string | number | undefined>>;

/** The part of a parsed element that is read here. Only the presence of classes is read. */
interface SvgNode {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Properties;
  readonly children?: readonly SvgNode[];
}

/**
 * Converts an SVG file to the shapes of the logo. Black and `currentColor` follow the text, `accent` (such as `#e8432a`)
 * follows the accent color, and other colors are kept.
 *
 * @throws {ScaffoldError} for files that aren’t a square drawing of simple shapes, with what to change
 */
export function readLogo(svg: string, accent: string): Logo {
  if (Buffer.byteLength(svg) > MAX_BYTES)
    fail(`has ${Buffer.byteLength(svg)} bytes. Simplify it to at most ${MAX_BYTES} bytes`);
  const root = (fromHtml(svg, { fragment: true }).children as unknown as readonly SvgNode[]).find(
    ({ tagName }) => tagName === 'svg',
  );
  if (root === undefined) return fail('contains no <svg> element. Choose an SVG file');
  const [x, y, width = 0, height] = String(root.properties?.['viewBox'] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (x !== 0 || y !== 0 || width !== height || !(width > 0))
    fail('needs a square viewBox that begins at 0, such as viewBox="0 0 24 24"');
  const shapes = (root.children ?? []).flatMap((child) => readShapes(child, root.properties ?? {}, accent));
  if (shapes.length === 0) fail('contains no shapes. Export the logo as paths');
  return { size: width, shapes };
}

/** Returns the shapes of an element. Groups pass their colors and transformations to their shapes. */
function readShapes(
  { type, tagName = '', properties = {}, children = [] }: SvgNode,
  inherited: Properties,
  accent: string,
): LogoShape[] {
  if (type !== 'element' || tagName === 'title' || tagName === 'desc') return [];
  const transforms = [inherited['transform'], properties['transform']].filter((each) => each !== undefined);
  const all: Properties = {
    ...inherited,
    ...properties,
    ...(transforms.length > 0 && { transform: transforms.join(' ') }),
  };
  if (tagName === 'g') return children.flatMap((child) => readShapes(child, all, accent));
  const element = ELEMENTS.find((name) => name === tagName);
  if (element === undefined)
    return fail(`contains <${tagName}>. Use only ${ELEMENTS.join(', ')} and g, with colors in fill and stroke`);
  if (all['style'] !== undefined || all['className'] !== undefined)
    return fail('contains styles or classes. Export it with colors in the attributes fill and stroke');
  const attributes: Attributes = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => ATTRIBUTES.has(name) && (properties[name] !== undefined || !OF_ROOT.has(name)))
      .map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
  const fill = readPaint('fill', all['fill'] ?? 'black', accent);
  const stroke = readPaint('stroke', all['stroke'] ?? 'none', accent);
  const className = [fill.className, stroke.className].filter((name) => name !== undefined).join(' ');
  return [{ element, attributes: { ...attributes, ...fill, ...stroke, ...(className !== '' && { className }) } }];
}

/** Attributes of the root element that its shapes don’t inherit. */
const OF_ROOT = new Set(['height', 'width', 'x', 'y']);

/** Returns a color as an attribute, or as the class of a color of the theme. */
function readPaint(
  attribute: 'fill' | 'stroke',
  value: string | number,
  accent: string,
): Readonly<Record<string, string>> {
  const color = String(value).trim().toLowerCase();
  if (color === 'none') return attribute === 'fill' ? { fill: 'none' } : {};
  if (['currentcolor', 'black', '#000', '#000000'].includes(color)) return { className: `${attribute}-current` };
  if (color === accent.toLowerCase()) return { className: `${attribute}-record` };
  if (!/^(?:#[\da-f]{3}|#[\da-f]{6}|[a-z]+)$/.test(color))
    fail(`contains the color “${color}”. Use hexadecimal colors such as #12345f; gradients aren’t possible`);
  return { [attribute]: color };
}

function fail(message: string): never {
  throw new ScaffoldError(`The logo ${message}.`);
}
