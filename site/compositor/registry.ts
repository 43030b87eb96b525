import { registry as designSystem } from '@onset/design-system/registry';
import type { PageFacts, RegisteredSection } from '@onset/design-system/sections/section';
import { ConnectedAccountData } from '../connected/account/profile/account-data.tsx';
import { ConnectedAccountIntro } from '../connected/account/head/account-intro.tsx';
import { ConnectedChangePasswordForm } from '../connected/account/profile/change-password-form.tsx';
import { ConnectedForgotPasswordForm } from '../connected/account/forgot-password-form.tsx';
import {
  connectedCheckoutSchema,
  connectedCostOverTimeSchema,
  connectedDownloadCardSchema,
  connectedLoginFormSchema,
  connectedPostListSchema,
  connectedPricingSchema,
  connectedPricingSummarySchema,
  connectedPurchaseStatusSchema,
  connectedRegisterFormSchema,
  connectedReleaseListSchema,
} from '../connected/schemas.ts';
import { ConnectedCheckout } from '../connected/checkout/checkout.tsx';
import {
  ConnectedCostOverTime,
  ConnectedPricingSummary,
  ConnectedDownloadCard,
  ConnectedPostList,
  ConnectedReleaseList,
  fromReleases,
} from '../connected/content/content-sections.tsx';
import { ConnectedDeviceList, ConnectedSessionsList } from '../connected/account/profile/account-lists.tsx';
import type { ConnectedDownloadCardContent, ConnectedPricingContent } from '../connected/schemas.ts';
import { ConnectedInvoiceList, ConnectedSubscriptionOverview } from '../connected/checkout/portal/portal.tsx';
import { ConnectedLoginForm } from '../connected/account/login-form.tsx';
import { ConnectedPricing, fromCatalog } from '../connected/checkout/pricing.tsx';
import { ConnectedProfileForm } from '../connected/account/profile/profile-form.tsx';
import { ConnectedPurchaseStatus } from '../connected/checkout/purchase-status.tsx';
import { ConnectedRegisterForm } from '../connected/account/register-form.tsx';
import { ConnectedResetPasswordForm } from '../connected/account/reset-password-form.tsx';
import { ConnectedSignupForm } from '../connected/content/signup-form.tsx';

/**
 * Sections of the site by name: those of the design system, some with a view that is connected to data or the session,
 * and with a separate schema if their content differs. The types, the checks and the rendering of pages use this list.
 * Code for the browser must not import it, because the schemas are larger than a page.
 */
export const registry = {
  ...designSystem,
  'account-data': { ...designSystem['account-data'], view: ConnectedAccountData },
  'account-intro': { ...designSystem['account-intro'], view: ConnectedAccountIntro },
  'change-password-form': { ...designSystem['change-password-form'], view: ConnectedChangePasswordForm },
  checkout: { ...designSystem.checkout, view: ConnectedCheckout, schema: connectedCheckoutSchema },
  'cost-over-time': { view: ConnectedCostOverTime, schema: connectedCostOverTimeSchema },
  'device-list': { ...designSystem['device-list'], view: ConnectedDeviceList },
  'download-card': {
    view: ConnectedDownloadCard,
    schema: connectedDownloadCardSchema,
    structuredData: (content: ConnectedDownloadCardContent, page: PageFacts) =>
      designSystem['download-card'].structuredData({ ...content, ...fromReleases() }, page),
  },
  'forgot-password-form': { ...designSystem['forgot-password-form'], view: ConnectedForgotPasswordForm },
  'invoice-list': { ...designSystem['invoice-list'], view: ConnectedInvoiceList },
  'login-form': { ...designSystem['login-form'], view: ConnectedLoginForm, schema: connectedLoginFormSchema },
  'post-list': { view: ConnectedPostList, schema: connectedPostListSchema },
  pricing: {
    ...designSystem.pricing,
    view: ConnectedPricing,
    schema: connectedPricingSchema,
    structuredData: ({ plans, actionLabel, ...rest }: ConnectedPricingContent, page: PageFacts) =>
      designSystem.pricing.structuredData({ ...rest, ...fromCatalog({ plans, actionLabel }) }, page),
  },
  'pricing-summary': { view: ConnectedPricingSummary, schema: connectedPricingSummarySchema },
  'profile-form': { ...designSystem['profile-form'], view: ConnectedProfileForm },
  'purchase-status': {
    ...designSystem['purchase-status'],
    view: ConnectedPurchaseStatus,
    schema: connectedPurchaseStatusSchema,
  },
  'register-form': {
    ...designSystem['register-form'],
    view: ConnectedRegisterForm,
    schema: connectedRegisterFormSchema,
  },
  'release-list': { view: ConnectedReleaseList, schema: connectedReleaseListSchema },
  'reset-password-form': { ...designSystem['reset-password-form'], view: ConnectedResetPasswordForm },
  'sessions-list': { ...designSystem['sessions-list'], view: ConnectedSessionsList },
  'subscription-overview': { ...designSystem['subscription-overview'], view: ConnectedSubscriptionOverview },
  'signup-form': { ...designSystem['signup-form'], view: ConnectedSignupForm },
} as const satisfies Readonly<Record<keyof typeof designSystem, RegisteredSection>>;
