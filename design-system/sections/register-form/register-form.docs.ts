import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Makes an account, and says how good the password is while it is typed.',
  anatomy: [
    {
      part: 'Heading and lede',
      what: 'The page’s own. The lede says what an account is for, since nobody needs one to record.',
    },
    { part: 'Fields', what: 'Username, e-mail and password; the rules of each are known before it is sent.' },
    { part: 'Advice', what: 'Under the password: how hard it is to guess, and one thing that would help.' },
    { part: 'Consent', what: 'One box, never ticked in advance, with links to what is agreed to.' },
    { part: 'Button', what: 'Makes the account. After it, a notice says to look for the mail.' },
    { part: 'Links', what: 'To log in, for who has an account after all.' },
  ],
  useWhen: ['Somebody wants their licences in one place, on every Mac they record on.'],
  avoidWhen: [
    'Only an address is wanted: use `signup-form`.',
    'Somebody wants to buy. Buying needs no account made beforehand: lead to `pricing`.',
  ],
  dos: [
    {
      words: 'Say what the account is for. “Create account” alone asks for work and gives nothing.',
      content: { lede: 'One account for your licences, on every Mac you record on.' },
    },
    {
      words: 'Name both texts that are agreed to, each with its link.',
      content: {
        consentText: 'I agree to the [terms and conditions](#terms) and have read the [privacy policy](#privacy).',
      },
    },
  ],
  donts: [
    {
      words: 'Do not put a wish of yours into the consent.',
      content: {
        consentText: 'I agree to the [terms](#terms), to news by e-mail and to offers of partners.',
      },
    },
    {
      words: 'Do not make registering sound like a prize.',
      content: {
        heading: 'Join thousands of creators',
        lede: 'Sign up in seconds and take your videos to the next level.',
      },
    },
  ],
  accessibility: [
    'The advice on the password is a part of its description, and is read out politely: after what is being read, never in the middle.',
    'The rule of the password stands under it before anything is typed.',
    'The box of the consent can be reached, ticked and read with its links from the keyboard; its error stands beside it.',
  ],
} satisfies SectionDocs;
