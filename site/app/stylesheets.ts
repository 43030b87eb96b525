import type { Page } from '../compositor/page.ts';
import allStyles from './app.css?url';
import marketingStyles from './marketing.css?url';

/** The sections whose classes only `app.css` has. */
export const accountSections: ReadonlySet<string> = new Set([
  'account-data',
  'account-intro',
  'change-password-form',
  'checkout',
  'device-list',
  'forgot-password-form',
  'invoice-list',
  'link-form',
  'login-form',
  'profile-form',
  'purchase-status',
  'register-form',
  'reset-password-form',
  'sessions-list',
  'subscription-overview',
]);

/** The stylesheet of a page, or of an error, which has no sections. */
export const stylesheetOf = (page: Page | undefined): string =>
  page?.sections.some(({ name }) => accountSections.has(name)) ? allStyles : marketingStyles;
