import { definePage } from '../compositor/define-page.tsx';
import { section } from '../compositor/section.ts';
import { ConnectedResetPasswordForm } from '../connected/reset-password-form.tsx';
import { brand } from '../content/brand.ts';

const page = definePage({
  path: '/reset-password',
  title: 'Set a new password',
  description: `Set a new password for your ${brand.name} account with the link from our email.`,
  kind: 'app',
  noindex: true,
  sections: [
    section(ConnectedResetPasswordForm, {
      heading: 'Set a new password',
      lede: 'It takes the place of the one before, and logs you out everywhere else.',
      newLink: { label: 'Ask for a new link', href: '/forgot-password' },
      doneHint: 'You are logged in here, and logged out everywhere else.',
      doneLink: { label: 'Go to your profile', href: '/profile' },
    }),
  ],
});
export const { meta, handle } = page;
export default page.View;
