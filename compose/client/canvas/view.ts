/** How the page is looked at. */
export interface View {
  readonly width: WidthName;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Whether letters have twice their size. */
  readonly isTwiceTheText: boolean;
  readonly isSignedIn: boolean;
  /** Whether the site's values come from the server (its commons) or are those the page was built with. */
  readonly hasCommons: boolean;
}

export type WidthName = 'phone' | 'tablet' | 'desktop';

/** Widths of the page, in CSS pixels. */
export const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const satisfies Record<WidthName, number>;

export const FIRST_VIEW: View = {
  width: 'desktop',
  theme: 'light',
  direction: 'ltr',
  isTwiceTheText: false,
  isSignedIn: false,
  hasCommons: false,
};

/** What a server may say in the announcement bar, so that it is seen how another text stands there. */
const ANNOUNCEMENT = 'Placeholder for a text from the server';
/** Sample person shown in the header with “Signed in”; the stories use the same one. */
const PERSON = { name: 'Ada Lovelace', email: 'ada@example.com' };

/** Marks the root of the page as the site's own scripts mark it, so that it is seen as then. */
export function applyView(root: HTMLElement, view: View): void {
  root.dir = view.direction;
  root.dataset['theme'] = view.theme;
  root.style.fontSize = view.isTwiceTheText ? '200%' : '';
  setOrRemove(root, 'data-signed-in', view.isSignedIn ? 'named' : undefined);
  root.style.setProperty('--account-name', JSON.stringify(PERSON.name));
  root.style.setProperty('--account-email', JSON.stringify(PERSON.email));
  setOrRemove(root, 'data-announced', view.hasCommons ? 'kept' : undefined);
  root.style.setProperty('--announcement', JSON.stringify(ANNOUNCEMENT));
}

/** Puts other words where those of the server (its commons) would stand, so that it is seen how the page is with them. */
export function showCommons(drawn: DocumentFragment): void {
  for (const element of drawn.querySelectorAll<HTMLElement>('[data-text-key]'))
    element.textContent = `The server’s text for ${element.dataset['textKey']}`;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
