/** The sign beside a fault, so that it does not show by its hue alone. */
export function FaultSign() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="mt-0.5 size-4 shrink-0 fill-none stroke-current stroke-[1.5]"
    >
      <circle cx="8" cy="8" r="6.75" />
      <path d="M8 4.5v4.25M8 11v.5" strokeLinecap="round" />
    </svg>
  );
}
