import { formatBytes } from '@onset/design-system/content/format-bytes';
import { formatDate } from '@onset/design-system/content/format-date';
import { brand, getDownloadName } from '@onset/design-system/brand';
import { formatPrice, lifetimeUpdates, plans, refundDays, yearlyPerMonth, yearlySaving } from './plans.ts';
import { releases } from './releases.ts';

// If no release is valid, the content checks report it.
const [newest] = releases;

/**
 * Values that page texts contain as `{{name}}`. Each fact is defined once: change it here, and every page has the new
 * value.
 */
export const facts = {
  'brand.name': brand.name,
  'brand.slug': brand.slug,
  'brand.description': brand.description,
  'brand.legalName': brand.legalName,
  'brand.supportEmail': brand.supportEmail,
  'brand.securityEmail': brand.securityEmail,
  'brand.operatingSystem': brand.operatingSystem,
  'price.monthly': formatPrice(plans.monthly.price),
  'price.yearly': formatPrice(plans.yearly.price),
  'price.yearlyPerMonth': formatPrice(yearlyPerMonth),
  'price.yearlySaving': `${yearlySaving}%`,
  'price.lifetime': formatPrice(plans.lifetime.price),
  'release.version': newest?.version ?? '',
  'release.file': newest ? getDownloadName(newest.version) : '',
  'release.date': newest ? formatDate(newest.date) : '',
  'release.size': newest ? formatBytes(newest.bytes) : '',
  'refund.days': String(refundDays),
  'updates.years': lifetimeUpdates,
} as const satisfies Readonly<Record<string, string>>;
