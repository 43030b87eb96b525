import { DEMO_LABEL } from '../../contract/demo-checkout.ts';
import { button, element } from './element.ts';
import { STYLE } from './style.ts';

/** How a frame is set. */
export interface FrameOptions {
  /** The element that an inline checkout is put into; undefined is an overlay. */
  readonly place: Element | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  readonly locale: string;
  /** Declarations for the frame, and its least height in pixels, while it is empty too. */
  readonly style: string | undefined;
  readonly initialHeight: number | undefined;
  /** Called when an overlay is closed by whoever looks at it. */
  readonly onClose: () => void;
}

/** What a checkout is drawn in. */
export interface Frame {
  /** Puts a step in place of the one before; `focus` gets the focus where the last one had it. */
  readonly show: (parts: {
    readonly order?: HTMLElement;
    readonly step: HTMLElement;
    readonly focus: HTMLElement;
  }) => void;
  /** Takes it away; the focus goes back to where it was. */
  readonly remove: () => void;
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/**
 * Opens an overlay, which is the browser's own modal dialog, or a frame in its place on the page. It has a shadow root of
 * its own, open to tests and to what reads a page aloud, so that the page's styles and its own leave each other alone.
 */
export function openFrame({ place, theme, locale, style, initialHeight, onClose }: FrameOptions): Frame {
  const host = element('div', {
    'data-demo-checkout': '',
    'data-theme': theme,
    dir: RIGHT_TO_LEFT.has(locale.split('-', 1)[0] ?? '') ? 'rtl' : undefined,
    lang: 'en',
  });
  if (style !== undefined) host.style.cssText = style;
  if (place !== undefined && initialHeight !== undefined) host.style.minBlockSize = `${initialHeight}px`;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const parts = element('div', { class: 'parts' });
  const label = element('div', { class: 'label' }, element('p', {}, DEMO_LABEL));
  // A page that says it around the place itself need not hear it twice.
  const isSaid = place?.closest('[data-simulation]') instanceof Element;
  const box = element('div', { class: place === undefined ? 'box' : 'box inline' }, ...(isSaid ? [] : [label]), parts);
  const dialog = place === undefined ? element('dialog', { 'aria-label': 'Checkout' }, box) : undefined;
  root.append(dialog ?? box);
  box.hidden = place !== undefined;
  if (dialog !== undefined) {
    label.append(button('Close', 'close', () => dialog.close()));
    dialog.addEventListener('close', onClose);
    document.body.append(host);
    dialog.showModal();
  } else place?.replaceChildren(host);

  return {
    show({ order, step, focus }) {
      // A frame on the page takes no focus that it did not have.
      box.hidden = false;
      const hadFocus = dialog !== undefined || root.activeElement !== null;
      parts.classList.toggle('two', order !== undefined);
      parts.replaceChildren(...(order === undefined ? [] : [order]), step);
      if (hadFocus) focus.focus();
    },
    remove() {
      dialog?.removeEventListener('close', onClose);
      dialog?.close();
      host.remove();
    },
  };
}
