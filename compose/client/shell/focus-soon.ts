/** Gives the focus to what is about to be drawn. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));
}

/** The entry of a section in the outline; where no section is left, what adds one. */
export const entryOf = (index: number): string => `[data-outline-entry="${index}"], ol:empty ~ * [data-outline-add]`;
