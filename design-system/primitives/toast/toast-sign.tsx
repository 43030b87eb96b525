const paths = {
  neutral: 'M8 7.25V11.5M8 4.5v.5',
  success: 'm4.75 8.25 2.25 2.25 4.25-4.75',
  danger: 'M8 4.5v4.25M8 11v.5',
} as const;

const hues = { neutral: 'text-ink-muted', success: 'text-success', danger: 'text-danger' } as const;

/** The tone of a toast as a sign, beside the words that carry it. */
export function ToastSign({ tone }: { tone: 'neutral' | 'success' | 'danger' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 fill-none stroke-current stroke-[1.5] ${hues[tone]}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="8" cy="8" r="6.75" />
      <path d={paths[tone]} />
    </svg>
  );
}
