interface PlacesProps {
  /** How many Macs there are, and how many there may be. */
  count: number;
  limit: number;
}

/** How many of the places are taken: in words, and as so many small screens. */
export function Places({ count, limit }: PlacesProps) {
  return (
    <p data-slot="places" className="flex items-center gap-3 text-small text-ink-muted tabular-nums">
      <span aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: limit }, (_, place) => (
          <svg key={place} viewBox="0 0 20 16" className="h-4 w-5 stroke-current stroke-[1.25]" strokeLinejoin="round">
            <rect
              x="2.75"
              y="1.75"
              width="14.5"
              height="9.5"
              rx="1.5"
              className={place < count ? 'fill-ink-muted' : 'fill-none'}
            />
            <path d="M1 14h18" strokeLinecap="round" />
          </svg>
        ))}
      </span>
      <span dir="auto">
        {count} of {limit} Macs
      </span>
    </p>
  );
}
