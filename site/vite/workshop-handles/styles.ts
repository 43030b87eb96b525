/**
 * The look of the handles: the site's own colours, which follow the page's theme. The handle goes along while its section
 * is passed, below the header, which lies over it; but not where the page is too narrow to have a margin for it.
 */
export const styles = `
:host {
  position: absolute;
  inset: 0 0 auto;
  height: 0;
  z-index: 1;
}
div {
  position: absolute;
  display: flex;
  align-items: flex-start;
  justify-content: flex-end;
  pointer-events: none;
}
div[hidden] {
  display: none;
}
a {
  position: sticky;
  top: 4.75rem;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  margin: 0.5rem;
  box-sizing: border-box;
  border: 1px solid var(--onset-color-line-strong);
  border-radius: 0.375rem;
  background: var(--onset-color-surface);
  color: var(--onset-color-ink);
  opacity: 0;
  transition: opacity 120ms;
}
[data-shown] a,
a:focus-visible {
  opacity: 1;
  pointer-events: auto;
}
a:hover {
  background: var(--onset-color-hover);
}
a:focus-visible {
  outline: 2px solid var(--onset-color-focus);
  outline-offset: 2px;
}
svg {
  width: 1rem;
  height: 1rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;
}
@media (width < 48rem) {
  a {
    position: static;
    margin: 0.125rem;
  }
}
@media (prefers-reduced-motion: reduce) {
  a {
    transition: none;
  }
}
@media print {
  :host {
    display: none;
  }
}
`;
