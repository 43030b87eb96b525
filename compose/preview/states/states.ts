import type { PageSectionName } from '../../../site/compositor/page-document.ts';
import { accountData } from './account-data.tsx';
import { deviceList, invoiceList, sessionsList } from './account-lists.tsx';
import { accountIntro, changePasswordForm, profileForm } from './account.tsx';
import { checkout, pricing, purchaseStatus } from './buying.tsx';
import { forgotPasswordForm, loginForm, registerForm } from './entry-forms.tsx';
import { linkForm, resetPasswordForm, signupForm } from './link-forms.tsx';
import { downloadCard, postList, releaseList, siteSearch } from './lists.tsx';
import type { SectionState, SectionStates } from './state.ts';
import { subscriptionOverview } from './subscription.tsx';

/** The states that can be looked at, of each section whose look is more than what a page says in it. */
const STATES: Readonly<Partial<Record<PageSectionName, SectionStates>>> = {
  'account-data': accountData,
  'account-intro': accountIntro,
  'change-password-form': changePasswordForm,
  checkout,
  'device-list': deviceList,
  'download-card': downloadCard,
  'forgot-password-form': forgotPasswordForm,
  'invoice-list': invoiceList,
  'link-form': linkForm,
  'login-form': loginForm,
  'post-list': postList,
  pricing,
  'profile-form': profileForm,
  'purchase-status': purchaseStatus,
  'register-form': registerForm,
  'release-list': releaseList,
  'reset-password-form': resetPasswordForm,
  'sessions-list': sessionsList,
  'signup-form': signupForm,
  'site-search': siteSearch,
  'subscription-overview': subscriptionOverview,
};

/** The states of a section, in the order in which they are offered. Throws what their description throws. */
export const statesOf = (name: PageSectionName): readonly SectionState[] => STATES[name]?.() ?? [];
