import { definePage } from '../compositor/define-page.tsx';
import { section } from '../compositor/section.ts';
import { ConnectedRegisterForm } from '../connected/register-form.tsx';
import { brand } from '../content/brand.ts';

const page = definePage({
  path: '/register',
  title: 'Create an account',
  description: `Create an ${brand.name} account: an email address, a username and a password are all it takes.`,
  kind: 'app',
  sections: [
    section(ConnectedRegisterForm, {
      heading: 'Create an account',
      lede: 'One account for every Mac you record on.',
      signedInLede: 'You are logged in already. [Go to your profile](/profile), or create another account.',
      consentText: `I agree that ${brand.name} keeps what I enter here for as long as I have the account.`,
      links: [{ lead: 'An account already?', label: 'Log in', href: '/login' }],
    }),
  ],
});
export const { meta, handle } = page;
export default page.View;
