/**
 * Repeats events that came before an island was hydrated, in order. `pressed` is the event of a mouse button that is still
 * down: its click comes later, and is lost if React has replaced the element.
 */
export type RepeatEvents = (held: readonly Event[], pressed: PointerEvent | null) => void;

/** Finds the element that took the place of another one when React rendered an island anew. */
export type FindSuccessor = (element: Element) => Element | undefined;

const CLICKABLE = 'a, button, input, label, summary, [role=button], [tabindex]';

/** Returns the elements in nodes that match a selector, in their order. */
const findIn = (nodes: Iterable<Node>, selector: string): Element[] =>
  [...nodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(selector)] : []));

/** Returns the controls in nodes, by what each is found again. */
function readControls(nodes: Iterable<Node>): ReadonlyMap<string, Element> {
  const controls = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const control of findIn(nodes, `form, ${CLICKABLE}`)) {
    const kind = kindOf(control);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    controls.set(`${kind} ${count}`, control);
  }
  return controls;
}

/**
 * Returns what a control has in common with its successor, and not with the controls that extensions add. Not its text,
 * which a translator changes.
 */
function kindOf(control: Element): string {
  const name = control.getAttribute('name');
  if (!name) return [control.localName, control.getAttribute('href'), control.className].join(' ');
  const value = control instanceof HTMLInputElement && isChoice(control) ? control.value : '';
  return [control.localName, name, value].join(' ');
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/**
 * Gives an island that React has rendered anew what its nodes before had: values and checked states, the focus with its
 * selection, and the static parts, which React renders empty. Returns what finds the element that took another's place.
 */
export function restoreIsland(island: Element, before: readonly Node[], focused: Element | null): FindSuccessor {
  const oldParts = findIn(before, '[data-static]');
  for (const [index, part] of findIn(island.childNodes, '[data-static]').entries()) {
    const old = oldParts[index];
    if (!old || part.hasChildNodes()) continue;
    for (const { name, value } of old.attributes) part.setAttribute(name, value);
    part.append(...old.childNodes);
  }
  const oldControls = readControls(before);
  const controls = readControls(island.childNodes);
  const keys = new Map([...oldControls].map(([key, control]) => [control, key]));
  const findSuccessor: FindSuccessor = (element) => {
    const control = element.closest(element.matches('form') ? 'form' : CLICKABLE) ?? element;
    return control.isConnected ? control : controls.get(keys.get(control) ?? '');
  };
  for (const [key, old] of oldControls) restoreValue(old, controls.get(key));
  if (focused && document.activeElement === document.body) restoreFocus(focused, findSuccessor(focused));
  return findSuccessor;
}

/** Sets what the visitor has changed, as typing would, so that React's handlers run. */
function restoreValue(old: Element, control: Element | undefined): void {
  if (!(old instanceof HTMLInputElement && control instanceof HTMLInputElement)) return;
  if (isChoice(old)) {
    const isChanged = old.checked !== old.defaultChecked && old.checked !== control.checked;
    // A radio button is cleared by another one.
    if (isChanged && (old.checked || old.type === 'checkbox')) control.click();
  } else if (old.value !== old.defaultValue && old.value !== control.value) {
    // React ignores a value that was set through the element's own property, which it watches.
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

/** Returns what repeats the events that came before an island was hydrated, on the elements that are there now. */
export function repeatOn(findSuccessor: FindSuccessor): RepeatEvents {
  const successorOf = (target: EventTarget | null) =>
    target instanceof Element ? (findSuccessor(target) ?? target) : target;
  return (held, pressed) => {
    for (const event of held) repeat(event, successorOf);
    const target = pressed?.target;
    if (target instanceof Element && !target.isConnected) clickOnRelease(successorOf(target));
  };
}

/** Repeats an event: submits the form, or clicks in the same place with the same keys held down. */
function repeat(event: Event, successorOf: (target: EventTarget | null) => EventTarget | null): void {
  const target = successorOf(event.target);
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const submitter = successorOf(event.submitter);
    if (target.isConnected)
      target.requestSubmit(submitter instanceof HTMLElement && submitter.isConnected ? submitter : null);
    return;
  }
  const Kind = event.constructor as typeof MouseEvent;
  target?.dispatchEvent(new Kind(event.type, event as MouseEvent));
}

/** Clicks an element if the mouse button that is down now is released on it. */
function clickOnRelease(target: EventTarget | null): void {
  const over = new AbortController();
  const end = (event: PointerEvent): void => {
    over.abort();
    if (!target || event.type !== 'pointerup' || !event.composedPath().includes(target)) return;
    const { clientX, clientY, ctrlKey, metaKey, shiftKey, altKey } = event;
    const keys = { ctrlKey, metaKey, shiftKey, altKey };
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY, ...keys }),
    );
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    addEventListener(type, end, { capture: true, signal: over.signal });
}
