/** Finds the element that took the place of another one when React rendered an island anew. */
export type FindSuccessor = (element: Element) => Element | undefined;

/**
 * Repeats events that came before an island was hydrated, in order. `pressed` is the element on which a pointer is down: its
 * click comes later, and is lost if React has replaced the element.
 */
export type RepeatEvents = (held: readonly Event[], pressed: EventTarget | null) => void;

const CONTROLS = 'a, button, form, input, select, summary, textarea';

/** Returns the elements in nodes that match a selector, in their order. */
const findIn = (nodes: Iterable<Node>, selector: string): Element[] =>
  [...nodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(selector)] : []));

/** Returns the controls in nodes, by what each is found again. */
function readControls(nodes: Iterable<Node>): ReadonlyMap<string, Element> {
  const controls = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const control of findIn(nodes, CONTROLS)) {
    const kind = kindOf(control);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    controls.set(`${kind} ${count}`, control);
  }
  return controls;
}

/** Kind of a control, by which it is counted: extensions add controls of their own, with other names or none. */
function kindOf(control: Element): string {
  const name = control.getAttribute('name');
  const isChoice = control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type);
  const words = /^(?:a|button|summary)$/.test(control.localName) ? control.textContent?.trim() : '';
  return [control.localName, name, isChoice ? control.value : '', words].join(' ');
}

/**
 * Gives an island that React has rendered anew what its nodes before had: what was typed and ticked, the focus with its
 * selection, and the static parts, which React renders empty. Returns what finds the element that took another's place.
 */
export function restoreIsland(island: Element, before: readonly Node[], focused: EventTarget | null): FindSuccessor {
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
    const control = element.closest(CONTROLS) ?? element;
    return control.isConnected ? control : controls.get(keys.get(control) ?? '');
  };
  for (const [key, old] of oldControls) restoreValue(old, controls.get(key));
  if (focused instanceof Element && document.activeElement === document.body)
    restoreFocus(focused, findSuccessor(focused));
  return findSuccessor;
}

/** Sets what the visitor has changed, as typing would, so that React hears of it. */
function restoreValue(old: Element, control: Element | undefined): void {
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(old.type)) {
    if (old.checked !== old.defaultChecked && control.checked !== old.checked) control.click();
    return;
  }
  for (const Type of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]) {
    if (!(old instanceof Type && control instanceof Type) || !isChanged(old) || old.value === control.value) continue;
    // React ignores a value that was set through the element's own property, which it watches.
    Object.getOwnPropertyDescriptor(Type.prototype, 'value')?.set?.call(control, old.value);
    control.dispatchEvent(new Event(Type === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/** Returns true if a control has another value than it was rendered with. */
const isChanged = (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue;

function restoreFocus(old: Element, control: Element | undefined): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  const isText = (each: Element) => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement;
  // An email field has no selection.
  if (isText(old) && isText(control) && old.selectionStart !== null)
    control.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** Returns what repeats the events that came before an island was hydrated, on the elements that are there now. */
export function repeatOn(findSuccessor: FindSuccessor): RepeatEvents {
  const successorOf = (target: EventTarget | null) =>
    target instanceof Element ? (findSuccessor(target) ?? target) : target;
  return (held, pressed) => {
    for (const event of held) repeat(event, successorOf);
    if (!(pressed instanceof Element) || pressed.isConnected) return;
    const release = (event: PointerEvent): void => {
      const target = successorOf(pressed);
      // A finger clicks what is under it when it is lifted.
      const isClick = event.button === 0 && event.pointerType !== 'touch';
      if (isClick && target && event.composedPath().includes(target)) click(target, event);
    };
    addEventListener('pointerup', release, { once: true, capture: true });
  };
}

/** Repeats an event: submits the form, or clicks in the same place with the same keys held down. */
function repeat(event: Event, successorOf: (target: EventTarget | null) => EventTarget | null): void {
  const target = successorOf(event.target);
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const submitter = successorOf(event.submitter);
    if (target.isConnected)
      target.requestSubmit(submitter instanceof HTMLElement && submitter.isConnected ? submitter : null);
  } else if (target) click(target, event as MouseEvent);
}

function click(target: EventTarget, event: MouseEvent): void {
  const Kind = event.constructor as typeof MouseEvent;
  target.dispatchEvent(new Kind('click', event));
}
