import { brand, getDownloadName } from '@onset/design-system/brand';
import { formatBytes } from '@onset/design-system/content/format-bytes';
import { formatDate } from '@onset/design-system/content/format-date';
import { getOffer } from './plan-offers.ts';
import { formatPrice, formatUpdates, getSaving, plans, plansForSale, refundDays } from './plans.ts';
import type { Plan } from './plans.ts';
import { releases } from './releases.ts';

// If no release is valid, the content checks report it.
const [newest] = releases;

/**
 * Values that page texts contain as `{{name}}`. Each fact is defined once: change it here, and every page has the new
 * value.
 */
export const facts: Readonly<Record<string, string>> = {
  'brand.name': brand.name,
  'brand.slug': brand.slug,
  'brand.description': brand.description,
  'brand.legalName': brand.legalName,
  'brand.supportEmail': brand.supportEmail,
  'brand.securityEmail': brand.securityEmail,
  'brand.operatingSystem': brand.operatingSystem,
  ...Object.fromEntries(plans.flatMap(getPlanFacts)),
  'plans.prices': listPrices(),
  'release.version': newest?.version ?? '',
  'release.file': newest ? getDownloadName(newest.version) : '',
  'release.date': newest ? formatDate(newest.date) : '',
  'release.size': newest ? formatBytes(newest.bytes) : '',
  'refund.days': String(refundDays),
};

/** Returns the facts of a plan, such as `price.yearly`, `price.yearly.perMonth`, `price.yearly.saving` and `updates.lifetime`. */
function getPlanFacts(plan: Plan): [string, string][] {
  const { id, price, interval, trialDays } = plan;
  const { shownPrice } = getOffer(plan);
  const saving = getSaving(plan);
  return [
    [`price.${id}`, formatPrice(price)],
    ...(shownPrice ? [[`price.${id}.perMonth`, formatPrice(shownPrice)] satisfies [string, string]] : []),
    ...(saving === undefined ? [] : [[`price.${id}.saving`, `${saving}%`] satisfies [string, string]]),
    ...(trialDays === undefined ? [] : [[`trial.${id}`, String(trialDays)] satisfies [string, string]]),
    ...(interval === 'once' ? [[`updates.${id}`, formatUpdates(plan)] satisfies [string, string]] : []),
  ];
}

/** Returns the prices of all plans for sale, such as `$12 a month, $96 a year, or $189 once`. */
function listPrices(): string {
  const periods = { month: ' a month', year: ' a year', once: ' once' } as const;
  const prices = plansForSale().map(({ price, interval }) => `${formatPrice(price)}${periods[interval]}`);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(prices);
}
