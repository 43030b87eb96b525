import { createAnalytics, deleteTagCookies, googleTag, sentPurchases } from '../../site/adapters/analytics/index.ts';
import { browserConsent, createConsent } from '../../site/adapters/consent/index.ts';

/**
 * A page that tells of a purchase each time it is there, as the page after a payment does, and then of one that nobody has
 * told of before: when that is counted, the first one has had its turn.
 */
const consent = createConsent(browserConsent());
consent.choose({ analytics: true, ads: true });
const analytics = createAnalytics({
  measurementId: 'G-TEST',
  adsConversion: 'AW-1/label',
  hostname: location.hostname,
  consent,
  tag: googleTag(window),
  sent: sentPurchases(localStorage, navigator.locks),
  views: { take: () => [] },
  page: () => ({ address: location.href, referrer: document.referrer }),
  forget: (category) => deleteTagCookies(category, document, location.hostname),
});
const purchase = (transactionId: string): void =>
  analytics.purchase({ transaction_id: transactionId, totals: { total: 8 }, items: [{ price_id: 'pri_1' }] });

purchase('txn_1');
purchase(`new ${crypto.randomUUID()}`);
// Out of the back/forward cache the page tells of it as well.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) purchase('txn_1');
  if (persisted) purchase(`new ${crypto.randomUUID()}`);
});
