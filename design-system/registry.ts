import type { ZodType } from 'zod';
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
import { featureGridSchema } from './sections/feature-grid/feature-grid.schema.ts';
import { FeatureGrid } from './sections/feature-grid/index.ts';
import { footerSchema } from './sections/footer/footer.schema.ts';
import { Footer } from './sections/footer/index.ts';
import { forgotPasswordFormSchema } from './sections/forgot-password-form/forgot-password-form.schema.ts';
import { ForgotPasswordForm } from './sections/forgot-password-form/index.ts';
import { heroSchema } from './sections/hero/hero.schema.ts';
import { Hero } from './sections/hero/index.ts';
import { loginFormSchema } from './sections/login-form/login-form.schema.ts';
import { LoginForm } from './sections/login-form/index.ts';
import { pricingSchema } from './sections/pricing/pricing.schema.ts';
import { Pricing } from './sections/pricing/index.ts';
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

/** A section by name: the view, and the schema of its content. */
export interface RegisteredSection {
  readonly view: { readonly sectionName: string };
  readonly schema: ZodType;
}

/** Every section there is. For Storybook, checks and editors; a page's bundle never imports it. */
export const registry: Readonly<Record<string, RegisteredSection>> = {
  'account-data': { view: AccountData, schema: accountDataSchema },
  'account-intro': { view: AccountIntro, schema: accountIntroSchema },
  'call-to-action': { view: CallToAction, schema: callToActionSchema },
  'change-password-form': { view: ChangePasswordForm, schema: changePasswordFormSchema },
  'error-screen': { view: ErrorScreen, schema: errorScreenSchema },
  faq: { view: Faq, schema: faqSchema },
  'feature-grid': { view: FeatureGrid, schema: featureGridSchema },
  footer: { view: Footer, schema: footerSchema },
  'forgot-password-form': { view: ForgotPasswordForm, schema: forgotPasswordFormSchema },
  hero: { view: Hero, schema: heroSchema },
  'login-form': { view: LoginForm, schema: loginFormSchema },
  pricing: { view: Pricing, schema: pricingSchema },
  'profile-form': { view: ProfileForm, schema: profileFormSchema },
  'register-form': { view: RegisterForm, schema: registerFormSchema },
  'reset-password-form': { view: ResetPasswordForm, schema: resetPasswordFormSchema },
  'sessions-list': { view: SessionsList, schema: sessionsListSchema },
  'site-header': { view: SiteHeader, schema: siteHeaderSchema },
};
