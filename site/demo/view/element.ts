type Attributes = Readonly<Record<string, string | boolean | undefined>>;
type Child = Node | string | undefined;

/**
 * Makes an element: `true` sets an attribute without a value, `false` and `undefined` leave it out. Nothing here reads
 * markup from a text, so that what a visitor types is text wherever it shows, and Trusted Types have nothing to stop.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** A button that does something when it is pressed, once at a time: until that is done it keeps its focus and does no more. */
export function button(label: string, style: string, act: () => void | Promise<void>): HTMLButtonElement {
  const made = element('button', { type: 'button', class: style }, label);
  made.addEventListener('click', () => void onceAtATime(made, act));
  return made;
}

/** Does `act` unless the button is still at it. */
export async function onceAtATime(pressed: HTMLButtonElement, act: () => void | Promise<void>): Promise<void> {
  if (pressed.getAttribute('aria-disabled') === 'true') return;
  pressed.setAttribute('aria-disabled', 'true');
  try {
    await act();
  } finally {
    pressed.removeAttribute('aria-disabled');
  }
}
