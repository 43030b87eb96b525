import { definePage } from '../compositor/define-page.tsx';
import { section } from '../compositor/section.ts';
import { ConnectedAccountIntro } from '../connected/account-intro.tsx';
import { ConnectedChangePasswordForm } from '../connected/change-password-form.tsx';
import { ConnectedProfileForm } from '../connected/profile-form.tsx';
import { brand } from '../content/brand.ts';

const page = definePage({
  path: '/profile',
  title: 'Your profile',
  description: `Your ${brand.name} account: your details and your password.`,
  kind: 'app',
  noindex: true,
  overlay: false,
  sections: [
    section(ConnectedAccountIntro, {
      heading: 'Your profile',
      signedOutLede: 'Here you change your name, your email address and your password. Log in to see yours.',
      logIn: { label: 'Log in', href: '/login' },
      register: { label: 'Create account', href: '/register' },
      logOutLabel: 'Log out',
      loadingText: 'Loading your account…',
    }),
    section(ConnectedProfileForm, {
      heading: 'Details',
      lede: 'What we know of you. Only the username and the email address are needed.',
    }),
    section(ConnectedChangePasswordForm, {
      heading: 'Password',
      lede: 'A new password logs you out everywhere else.',
    }),
  ],
});
export const { meta, handle } = page;
export default page.View;
