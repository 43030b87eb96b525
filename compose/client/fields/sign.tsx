const paths = {
  plus: 'M8 3v10M3 8h10',
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  grip: 'M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01',
} as const;

/** A sign of the workshop that the site has no use for: drawn as the design system's icons are. Decorative. */
export function Sign({ name, className = '' }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      strokeWidth={name === 'grip' ? 2 : 1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`inline-block shrink-0 stroke-current forced-color-adjust-auto ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
