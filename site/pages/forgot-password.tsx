import { definePage } from '../compositor/define-page.tsx';
import { section } from '../compositor/section.ts';
import { ConnectedForgotPasswordForm } from '../connected/forgot-password-form.tsx';
import { brand } from '../content/brand.ts';

const page = definePage({
  path: '/forgot-password',
  title: 'Forgot your password',
  description: `Have a link sent to you that sets a new password for your ${brand.name} account.`,
  kind: 'app',
  sections: [
    section(ConnectedForgotPasswordForm, {
      heading: 'Forgot your password?',
      lede: 'Tell us the email address of your account, and we send you a link to set a new one.',
      sentHint: 'The link works for one hour. If it does not arrive, look among the unwanted mail.',
      links: [{ lead: 'Remembered it?', label: 'Log in', href: '/login' }],
    }),
  ],
});
export const { meta, handle } = page;
export default page.View;
