/** Gives the focus to what is about to be drawn. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));
}

/** Gives the focus to the chosen section in the outline where it has gone with what was undone: keys would act on nobody knows what. */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[data-outline-entry][aria-pressed=true]')?.focus();
    }),
  );
}

/** The entry of a section in the outline; where no section is left, what adds one. */
export const entryOf = (index: number): string => `[data-outline-entry="${index}"], ol:empty ~ * [data-outline-add]`;
