import { definePage } from '../compositor/define-page.tsx';
import { section } from '../compositor/section.ts';
import { ConnectedLoginForm } from '../connected/login-form.tsx';
import { brand } from '../content/brand.ts';

const page = definePage({
  path: '/login',
  title: 'Log in',
  description: `Log in to your ${brand.name} account to change your details and your password.`,
  kind: 'app',
  sections: [
    section(ConnectedLoginForm, {
      heading: 'Log in',
      lede: 'Your details, your password and your plan are in your account.',
      signedInLede: 'You are logged in already. [Go to your profile](/profile), or log in as somebody else.',
      links: [
        { lead: 'No account yet?', label: 'Create one', href: '/register' },
        { lead: 'Forgot your password?', label: 'Set a new one', href: '/forgot-password' },
      ],
    }),
  ],
});
export const { meta, handle } = page;
export default page.View;
