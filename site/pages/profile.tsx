import { definePage } from '../compositor/define-page.tsx';
import { section } from '../compositor/section.ts';
import { ConnectedAccountIntro } from '../connected/account-intro.tsx';
import { ConnectedAccountData } from '../connected/account-data.tsx';
import { ConnectedChangePasswordForm } from '../connected/change-password-form.tsx';
import { ConnectedProfileForm } from '../connected/profile-form.tsx';
import { ConnectedSessionsList } from '../connected/sessions-list.tsx';
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
    section(ConnectedSessionsList, {
      heading: 'Where you are logged in',
      lede: 'If there is a device you do not know, end it and change your password.',
    }),
    section(ConnectedAccountData, {
      heading: 'Your data',
      lede: 'Take it with you, or leave.',
      exportText: 'Everything we keep about you, in one file in JSON.',
      deletion: {
        text: 'Your account goes at once, and nobody can bring it back.',
        goes: ['Your name, your email address and your password', 'Every session, on every device'],
        stays: ['Invoices, with our payment provider, for as long as tax law asks for them'],
        understoodText: 'I understand that this cannot be undone.',
        deletedLink: { label: 'Go to the home page', href: '/' },
      },
    }),
  ],
});
export const { meta, handle } = page;
export default page.View;
