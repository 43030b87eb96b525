/** The marks of the workshop's own controls, in the strokes of the site's icons; lines of a 16 by 16 square. */
const PATHS = {
  up: 'M4 10l4-4 4 4',
  down: 'M4 6l4 4 4-4',
  add: 'M8 3.5v9M3.5 8h9',
  copy: 'M6 6h6.5v6.5H6zM10 6V3.5H3.5V10H6',
  remove: 'M3.5 4.5h9M6.5 4.5v-1h3v1M5 4.5l.5 8h5l.5-8',
  undo: 'M6 3.5L3 6.5l3 3M3 6.5h6.5a3 3 0 010 6H7',
  redo: 'M10 3.5l3 3-3 3M13 6.5H6.5a3 3 0 000 6H9',
  grip: 'M6 4v.01M6 8v.01M6 12v.01M10 4v.01M10 8v.01M10 12v.01',
  warning: 'M8 3l5.5 10h-11zM8 7v2.5M8 11.4v.01',
  sun: 'M8 5.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8 2v1.2M8 12.8V14M2 8h1.2M12.8 8H14M3.8 3.8l.8.8M11.4 11.4l.8.8M3.8 12.2l.8-.8M11.4 4.6l.8-.8',
  keys: 'M2.5 4.5h11v7h-11zM5 7v.01M8 7v.01M11 7v.01M5.5 9.5h5',
  close: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  search: 'M7 3.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM9.6 9.6L13 13',
} as const;

/** The name of a mark. */
export type ToolIconName = keyof typeof PATHS;

/** A mark in a control, which says in words what it does. */
export function ToolIcon({ name, className = '' }: { name: ToolIconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 stroke-current forced-color-adjust-auto ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
