import { styles } from './styles.ts';

/** What a handle is made of. */
export interface Handle {
  /** The anchor of its section. */
  readonly id: string;
  readonly href: string;
  /** What it does, in words. */
  readonly label: string;
  /** What is read where the pointer rests on it. */
  readonly hint: string;
}

/** Why a handle is seen. */
type Reason = 'pointer' | 'focus';

/**
 * A frame over each section, which takes no click, with the handle in its corner. All of them stand in an element of
 * their own, with a style of their own, behind all else in the document.
 */
export class Frames {
  readonly #host = document.createElement('onset-workshop-handles');
  readonly #frames: ReadonlyMap<string, HTMLElement>;
  readonly #shown = new Map<Reason, string | undefined>();

  constructor(handles: readonly Handle[]) {
    const root = this.#host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    this.#frames = new Map(handles.map((handle) => [handle.id, frameOf(handle)]));
    const list = document.createElement('nav');
    list.ariaLabel = 'Sections in the workshop';
    list.append(...this.#frames.values());
    root.append(list);
    document.body.append(this.#host);
    this.#place();
    // The sections move where one of them, or what is around them, changes its size.
    const observer = new ResizeObserver(() => this.#place());
    for (const element of [document.body, ...document.querySelectorAll('main')]) observer.observe(element);
  }

  /** Whether the target of an event is one of the handles. */
  has(target: EventTarget | null): boolean {
    return target === this.#host;
  }

  /** Shows the handle of a section in place of the one that was shown for the same reason; none for `undefined`. */
  show(reason: Reason, id: string | undefined): void {
    if (this.#shown.get(reason) === id) return;
    this.#shown.set(reason, id);
    if (id !== undefined) this.#place();
    const shown = new Set(this.#shown.values());
    for (const [each, frame] of this.#frames) frame.toggleAttribute('data-shown', shown.has(each));
  }

  /** Puts each frame where its section is now. A section that is gone has none. */
  #place(): void {
    const origin = this.#host.getBoundingClientRect();
    const boxes = [...this.#frames].map(
      ([id, frame]) => [frame, document.getElementById(id)?.getBoundingClientRect()] as const,
    );
    for (const [frame, box] of boxes) {
      frame.hidden = box === undefined || box.height === 0;
      if (box === undefined) continue;
      frame.style.top = `${box.top - origin.top}px`;
      frame.style.left = `${box.left - origin.left}px`;
      frame.style.width = `${box.width}px`;
      frame.style.height = `${box.height}px`;
    }
  }
}

const SVG = 'http://www.w3.org/2000/svg';

function frameOf({ href, label, hint }: Handle): HTMLElement {
  const frame = document.createElement('div');
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.ariaLabel = label;
  link.title = hint;
  link.append(pencil());
  frame.append(link);
  return frame;
}

/** In the strokes of the site's icons. */
function pencil(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 16 16');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M10.6 3.2l2.2 2.2M3.2 12.8l.6-2.8 7.2-7.2 2.2 2.2-7.2 7.2z');
  icon.append(path);
  return icon;
}
