import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Create an account',
  description: 'Create your {{brand.name}} account: an email address, a username and a password are all it takes.',
  sections: [
    {
      section: 'register-form',
      id: 'register',
      content: {
        heading: 'Create an account',
        lede: 'Use your plan on up to three Macs. You can record without an account.',
        signedInLede: 'You’re already logged in. [Go to your profile](/profile), or create another account.',
        consentText:
          'I agree to the [terms](/terms-and-conditions) and the [privacy policy](/privacy): {{brand.name}} stores what I enter here for as long as I have the account.',
        links: [{ lead: 'Already have an account?', label: 'Log in', href: '/login' }],
      },
    },
  ],
} satisfies PageDocument;
