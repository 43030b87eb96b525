import { formatDate } from '../../content/format-date.ts';
import type { CheckoutOwned } from './checkout-state.ts';

/** The buyer's current plan, shown in place of an order. */
export function OwnedSummary({ product, owned }: { product: string; owned: CheckoutOwned }) {
  return (
    <dl>
      {facts(owned).map(([term, value], index) => (
        <div key={term} className={`flex justify-between gap-4 py-3 ${index > 0 ? 'border-t border-line' : 'pt-0'}`}>
          <dt className={index > 0 ? 'text-ink-muted' : 'font-medium'}>{index > 0 ? term : product}</dt>
          <dd className="text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function facts(owned: CheckoutOwned): readonly (readonly [string, string])[] {
  if (owned.is === 'lifetime')
    return [
      ['Plan', 'Paid once'],
      ['Bought on', formatDate(owned.boughtOn)],
      ['Updates until', formatDate(owned.updatesUntil)],
    ];
  return [
    ['Plan', owned.plan],
    ...(owned.until ? [[owned.ending ? 'Ends on' : 'Renews on', formatDate(owned.until)] as const] : []),
  ];
}
