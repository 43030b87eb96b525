import type { ReactNode } from 'react';

/** How much smaller an amount is than `$96`, by its length: `1 290 000,00 Ft` fits the narrowest phone. */
function shrunk({ length }: string): string {
  if (length <= 5) return '';
  if (length <= 8) return 'text-[length:min(0.8em,13cqi)]';
  return length <= 11 ? 'text-[length:min(0.62em,10cqi)]' : 'text-[length:min(0.55em,7.5cqi)]';
}

export interface AmountProps {
  amount: string;
  per: string;
  badge: ReactNode;
  /** Under it, one line; its room is kept while there is none. */
  note: string | undefined;
}

/** An amount that may become another: it has a line of its own, as high as the largest, so that nothing moves when it does. */
export function Amount({ amount, per, badge, note }: AmountProps) {
  return (
    <>
      <p className="display flex h-[1lh] items-end text-display whitespace-nowrap tabular-nums">
        <span className={shrunk(amount)}>{amount}</span>
      </p>
      <p className="flex min-h-[1lh] flex-wrap items-center gap-x-3 pt-2 text-lede text-ink-muted">
        {per}
        {badge}
      </p>
      <p className="min-h-[1lh] text-small text-ink-faint">{note}</p>
    </>
  );
}
