import { useEffect, useRef } from 'react';

/** One of the things that a text can be completed with. */
export interface Offer {
  readonly value: string;
  /** What it means, beside it. */
  readonly detail: string;
}

interface OffersProps {
  readonly id: string;
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly active: number;
  readonly onChoose: (offer: Offer) => void;
}

/** The id of one offer, for `aria-activedescendant`. */
export const offerId = (id: string, index: number): string => `${id}-${index}`;

/** A list below a text control, which keeps the focus and says which of the offers is the active one. */
export function Offers({ id, label, offers, active, onChoose }: OffersProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- No native list goes with a text.
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-raised mt-1 max-h-[13rem] overflow-y-auto overscroll-contain rounded-sm border border-line bg-surface p-1 shadow-float"
    >
      {offers.map((offer, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are those of the text control.
        <li
          key={offer.value}
          id={offerId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- As above.
          role="option"
          aria-selected={index === active}
          className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-3 rounded-xs px-2 py-1 text-label hover:bg-hover aria-selected:bg-hover"
          // The text control keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(offer)}
        >
          <span className="min-w-0 font-mono wrap-anywhere text-ink">{offer.value}</span>
          <span className="min-w-0 wrap-anywhere text-ink-muted">{offer.detail}</span>
        </li>
      ))}
    </ul>
  );
}

/** Moves through offers by the keys of a list; undefined for a key that is none of them. */
export function nextOffer(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return undefined;
}
