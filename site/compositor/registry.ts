import { registry as designSystem } from '@onset/design-system/registry';
import type { PageFacts, RegisteredSection } from '@onset/design-system/sections/section';
import { ConnectedAccountData } from '../connected/account-data.tsx';
import { ConnectedAccountIntro } from '../connected/account-intro.tsx';
import { ConnectedChangePasswordForm } from '../connected/change-password-form.tsx';
import { ConnectedForgotPasswordForm } from '../connected/forgot-password-form.tsx';
import { connectedLoginFormSchema } from '../connected/login-form.schema.ts';
import { ConnectedLoginForm } from '../connected/login-form.tsx';
import { connectedPricingSchema } from '../connected/pricing.schema.ts';
import type { ConnectedPricingContent } from '../connected/pricing.schema.ts';
import { ConnectedPricing, fromCatalogue } from '../connected/pricing.tsx';
import { ConnectedProfileForm } from '../connected/profile-form.tsx';
import { connectedRegisterFormSchema } from '../connected/register-form.schema.ts';
import { ConnectedRegisterForm } from '../connected/register-form.tsx';
import { ConnectedResetPasswordForm } from '../connected/reset-password-form.tsx';
import { ConnectedSessionsList } from '../connected/sessions-list.tsx';

/**
 * The sections of the site by name: those of the design system, and where one is bound to data or a session, its
 * connected view in place of the plain one, with a schema of its own where a page says something else in it. Pages are
 * typed, checked and drawn by this one list. It stays out of the browser: the schemas weigh more than a page.
 */
export const registry = {
  ...designSystem,
  'account-data': { ...designSystem['account-data'], view: ConnectedAccountData },
  'account-intro': { ...designSystem['account-intro'], view: ConnectedAccountIntro },
  'change-password-form': { ...designSystem['change-password-form'], view: ConnectedChangePasswordForm },
  'forgot-password-form': { ...designSystem['forgot-password-form'], view: ConnectedForgotPasswordForm },
  'login-form': { ...designSystem['login-form'], view: ConnectedLoginForm, schema: connectedLoginFormSchema },
  pricing: {
    view: ConnectedPricing,
    schema: connectedPricingSchema,
    structuredData: ({ plans, defaultPlan, action, ...rest }: ConnectedPricingContent, page: PageFacts) =>
      designSystem.pricing.structuredData({ ...rest, ...fromCatalogue({ plans, defaultPlan, action }) }, page),
  },
  'profile-form': { ...designSystem['profile-form'], view: ConnectedProfileForm },
  'register-form': {
    ...designSystem['register-form'],
    view: ConnectedRegisterForm,
    schema: connectedRegisterFormSchema,
  },
  'reset-password-form': { ...designSystem['reset-password-form'], view: ConnectedResetPasswordForm },
  'sessions-list': { ...designSystem['sessions-list'], view: ConnectedSessionsList },
} as const satisfies Readonly<Record<keyof typeof designSystem, RegisteredSection>>;
