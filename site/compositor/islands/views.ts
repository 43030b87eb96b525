import type { Hydration } from '@onset/design-system/sections/section';
import type { ComponentType } from 'react';
import type { registry } from '../registry.ts';

type Registry = typeof registry;

/** Names of the sections that can be islands, because the registry says when they hydrate. */
type IslandName = {
  [Name in keyof Registry]: Registry[Name] extends { readonly hydrate: Hydration } ? Name : never;
}[keyof Registry];

const profile = () => import('../../connected/account/profile/profile.ts');
const portal = () => import('../../connected/checkout/portal/portal.tsx');

/**
 * Loaders of the views of islands. Each view is in its own file, which is requested when the first island of its kind
 * hydrates. The views are those of the registry, which is too large for the browser; their types must match.
 */
const islandViews: Readonly<Record<IslandName, () => Promise<ComponentType<never>>>> = {
  'account-data': () => profile().then((file) => file.ConnectedAccountData),
  'account-intro': () =>
    import('../../connected/account/head/account-intro.tsx').then((file) => file.ConnectedAccountIntro),
  'before-after': () => import('@onset/design-system/sections/before-after').then((file) => file.BeforeAfter),
  'change-password-form': () => profile().then((file) => file.ConnectedChangePasswordForm),
  checkout: () => import('../../connected/checkout/checkout.tsx').then((file) => file.ConnectedCheckout),
  'device-list': () => profile().then((file) => file.ConnectedDeviceList),
  'forgot-password-form': () =>
    import('../../connected/account/forgot-password-form.tsx').then((file) => file.ConnectedForgotPasswordForm),
  hero: () => import('@onset/design-system/sections/hero').then((file) => file.Hero),
  'invoice-list': () => portal().then((file) => file.ConnectedInvoiceList),
  'length-calculator': () =>
    import('@onset/design-system/sections/length-calculator').then((file) => file.LengthCalculator),
  'login-form': () => import('../../connected/account/login-form.tsx').then((file) => file.ConnectedLoginForm),
  'media-tabs': () => import('@onset/design-system/sections/media-tabs').then((file) => file.MediaTabs),
  pricing: () => import('../../connected/checkout/pricing.tsx').then((file) => file.ConnectedPricing),
  'profile-form': () => profile().then((file) => file.ConnectedProfileForm),
  'purchase-status': () =>
    import('../../connected/checkout/purchase-status.tsx').then((file) => file.ConnectedPurchaseStatus),
  'register-form': () => import('../../connected/account/register-form.tsx').then((file) => file.ConnectedRegisterForm),
  'reset-password-form': () =>
    import('../../connected/account/reset-password-form.tsx').then((file) => file.ConnectedResetPasswordForm),
  'sessions-list': () => profile().then((file) => file.ConnectedSessionsList),
  'subscription-overview': () => portal().then((file) => file.ConnectedSubscriptionOverview),
  'signup-form': () => import('../../connected/content/signup-form.tsx').then((file) => file.ConnectedSignupForm),
  'video-player': () => import('@onset/design-system/sections/video-player').then((file) => file.VideoPlayer),
};

/** Loads the view of an island. Rejects for an unknown name, and if the file can't be loaded. */
export async function loadIslandView(name: string): Promise<ComponentType<Record<string, unknown>>> {
  if (!isIslandName(name)) throw new Error(`Unknown island: ${name}`);
  // The build has checked the content against the schema of this section.
  return (await islandViews[name]()) as ComponentType<Record<string, unknown>>;
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandViews, name);
}
