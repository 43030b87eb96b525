import { accountDataSchema } from './sections/account-data/account-data.schema.ts';
import { AccountData } from './sections/account-data/index.ts';
import { accountIntroSchema } from './sections/account-intro/account-intro.schema.ts';
import { AccountIntro } from './sections/account-intro/index.ts';
import { callToActionSchema } from './sections/call-to-action/call-to-action.schema.ts';
import { CallToAction } from './sections/call-to-action/index.ts';
import { changePasswordFormSchema } from './sections/change-password-form/change-password-form.schema.ts';
import { ChangePasswordForm } from './sections/change-password-form/index.ts';
import { errorScreenSchema } from './sections/error-screen/error-screen.schema.ts';
import { ErrorScreen } from './sections/error-screen/index.ts';
import { faqSchema } from './sections/faq/faq.schema.ts';
import { Faq } from './sections/faq/index.ts';
import { faqStructuredData } from './sections/faq/structured-data.ts';
import { featureGridSchema } from './sections/feature-grid/feature-grid.schema.ts';
import { FeatureGrid } from './sections/feature-grid/index.ts';
import { footerSchema } from './sections/footer/footer.schema.ts';
import { Footer } from './sections/footer/index.ts';
import { forgotPasswordFormSchema } from './sections/forgot-password-form/forgot-password-form.schema.ts';
import { ForgotPasswordForm } from './sections/forgot-password-form/index.ts';
import { heroSchema } from './sections/hero/hero.schema.ts';
import { Hero } from './sections/hero/index.ts';
import { linkFormSchema } from './sections/link-form/link-form.schema.ts';
import { LinkForm } from './sections/link-form/index.ts';
import { loginFormSchema } from './sections/login-form/login-form.schema.ts';
import { LoginForm } from './sections/login-form/index.ts';
import { pricingSchema } from './sections/pricing/pricing.schema.ts';
import { Pricing } from './sections/pricing/index.ts';
import { pricingStructuredData } from './sections/pricing/structured-data.ts';
import { profileFormSchema } from './sections/profile-form/profile-form.schema.ts';
import { ProfileForm } from './sections/profile-form/index.ts';
import { registerFormSchema } from './sections/register-form/register-form.schema.ts';
import { RegisterForm } from './sections/register-form/index.ts';
import { resetPasswordFormSchema } from './sections/reset-password-form/reset-password-form.schema.ts';
import { ResetPasswordForm } from './sections/reset-password-form/index.ts';
import { sessionsListSchema } from './sections/sessions-list/sessions-list.schema.ts';
import { SessionsList } from './sections/sessions-list/index.ts';
import { siteHeaderSchema } from './sections/site-header/site-header.schema.ts';
import { SiteHeader } from './sections/site-header/index.ts';

import type { RegisteredSection } from './sections/section.ts';

/**
 * Every section by name: its view, the schema of its content, what it tells search engines, and when it wakes. What pages,
 * Storybook, checks and editors go by. A visitor's browser never gets this file: the schemas weigh more than a page.
 */
export const registry = {
  'account-data': { view: AccountData, schema: accountDataSchema, wakes: 'idle' },
  'account-intro': { view: AccountIntro, schema: accountIntroSchema, wakes: 'idle' },
  'call-to-action': { view: CallToAction, schema: callToActionSchema, wakes: 'visible' },
  'change-password-form': { view: ChangePasswordForm, schema: changePasswordFormSchema, wakes: 'idle' },
  'error-screen': { view: ErrorScreen, schema: errorScreenSchema },
  faq: { view: Faq, schema: faqSchema, structuredData: faqStructuredData },
  'feature-grid': { view: FeatureGrid, schema: featureGridSchema },
  footer: { view: Footer, schema: footerSchema, layout: true },
  'forgot-password-form': { view: ForgotPasswordForm, schema: forgotPasswordFormSchema, wakes: 'idle' },
  hero: { view: Hero, schema: heroSchema, wakes: 'interaction' },
  'link-form': { view: LinkForm, schema: linkFormSchema },
  'login-form': { view: LoginForm, schema: loginFormSchema, wakes: 'idle' },
  pricing: { view: Pricing, schema: pricingSchema, structuredData: pricingStructuredData },
  'profile-form': { view: ProfileForm, schema: profileFormSchema, wakes: 'idle' },
  'register-form': { view: RegisterForm, schema: registerFormSchema, wakes: 'idle' },
  'reset-password-form': { view: ResetPasswordForm, schema: resetPasswordFormSchema, wakes: 'idle' },
  'sessions-list': { view: SessionsList, schema: sessionsListSchema, wakes: 'idle' },
  'site-header': { view: SiteHeader, schema: siteHeaderSchema, layout: true },
} as const satisfies Readonly<Record<string, RegisteredSection>>;

export type SectionName = keyof typeof registry;
