/**
 * Repeats events from before the hydration of an island, in order. `pressed` is the event of a mouse button that is still
 * down: its click comes later, and would be lost if React has replaced the element.
 */
export type RepeatEvents = (events: readonly Event[], pressed: PointerEvent | null) => void;

/** Finds the element that has replaced another one when React rendered an island again. */
export type FindReplacement = (element: Element) => Element | undefined;

const CLICKABLE = 'a, button, input, label, summary, [role=button], [tabindex]';

/** Returns the elements in nodes that match a selector, in their order. */
const findIn = (nodes: Iterable<Node>, selector: string): Element[] =>
  [...nodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(selector)] : []));

/** Returns the controls in nodes, by keys that are the same for their replacements. */
function findControls(nodes: Iterable<Node>): ReadonlyMap<string, Element> {
  const controls = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const control of findIn(nodes, `form, ${CLICKABLE}`)) {
    const kind = getControlKind(control);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    controls.set(`${kind} ${count}`, control);
  }
  return controls;
}

/**
 * Returns attributes that a control shares with its replacement, but not with the controls that browser extensions add.
 * Excludes the text, because a translator changes it.
 */
function getControlKind(control: Element): string {
  const name = control.getAttribute('name');
  if (!name) return [control.localName, control.getAttribute('href'), control.className].join(' ');
  const value = control instanceof HTMLInputElement && isChoice(control) ? control.value : '';
  return [control.localName, name, value].join(' ');
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/**
 * Restores the state of an island after React has rendered it again: values and checked states, the focus with its
 * selection, and the static parts, which React renders empty. `before` are the previous nodes. Returns a function that
 * finds the replacement of an element.
 */
export function restoreIsland(island: Element, before: readonly Node[], focused: Element | null): FindReplacement {
  const oldParts = findIn(before, '[data-static]');
  for (const [index, part] of findIn(island.childNodes, '[data-static]').entries()) {
    const old = oldParts[index];
    if (!old || part.hasChildNodes()) continue;
    for (const { name, value } of old.attributes) part.setAttribute(name, value);
    part.append(...old.childNodes);
  }
  const oldControls = findControls(before);
  const controls = findControls(island.childNodes);
  const keys = new Map([...oldControls].map(([key, control]) => [control, key]));
  const findReplacement: FindReplacement = (element) => {
    const control = element.closest(element.matches('form') ? 'form' : CLICKABLE) ?? element;
    return control.isConnected ? control : controls.get(keys.get(control) ?? '');
  };
  for (const [key, old] of oldControls) restoreValue(old, controls.get(key));
  if (focused && document.activeElement === document.body) restoreFocus(focused, findReplacement(focused));
  return findReplacement;
}

/** Restores a value that the visitor has changed, with the events of typing, so that React's handlers run. */
function restoreValue(old: Element, control: Element | undefined): void {
  if (!(old instanceof HTMLInputElement && control instanceof HTMLInputElement)) return;
  if (isChoice(old)) {
    const isChanged = old.checked !== old.defaultChecked && old.checked !== control.checked;
    // A radio button is cleared only by another one.
    if (isChanged && (old.checked || old.type === 'checkbox')) control.click();
  } else if (old.value !== old.defaultValue && old.value !== control.value) {
    // React tracks `value` on the element, and would ignore a value that is set there.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, old.value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function restoreFocus(old: Element, control: Element | undefined): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // A checkbox has no selection.
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement && old.selectionStart !== null)
    control.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** Creates the function that repeats events on the elements that have replaced their targets. */
export function createEventRepeater(findReplacement: FindReplacement): RepeatEvents {
  const toReplacement = (target: EventTarget | null) =>
    target instanceof Element ? (findReplacement(target) ?? target) : target;
  return (events, pressed) => {
    for (const event of events) repeat(event, toReplacement);
    const target = pressed?.target;
    if (target instanceof Element && !target.isConnected) clickOnRelease(toReplacement(target));
  };
}

/** Repeats an event: submits the form, or clicks at the same position with the same modifier keys. */
function repeat(event: Event, toReplacement: (target: EventTarget | null) => EventTarget | null): void {
  const target = toReplacement(event.target);
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const submitter = toReplacement(event.submitter);
    if (target.isConnected)
      target.requestSubmit(submitter instanceof HTMLElement && submitter.isConnected ? submitter : null);
    return;
  }
  const Kind = event.constructor as typeof MouseEvent;
  target?.dispatchEvent(new Kind(event.type, event as MouseEvent));
}

/** Clicks an element if the mouse button that is down now is released on it. */
function clickOnRelease(target: EventTarget | null): void {
  const listeners = new AbortController();
  const end = (event: PointerEvent): void => {
    listeners.abort();
    if (!target || event.type !== 'pointerup' || !event.composedPath().includes(target)) return;
    const { clientX, clientY, ctrlKey, metaKey, shiftKey, altKey } = event;
    const keys = { ctrlKey, metaKey, shiftKey, altKey };
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY, ...keys }),
    );
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    addEventListener(type, end, { capture: true, signal: listeners.signal });
}
