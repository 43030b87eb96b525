import { brand } from '@onset/design-system/brand';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { renderEmail } from '@onset/design-system/emails';
import type { EmailName, EmailValues, RenderedEmail } from '@onset/design-system/emails';
import textFont from '@onset/design-system/fonts/text.woff2?url';
import preview from '../../.storybook/preview.tsx';

const code = '7f3a9c0be1d84526f7a1b2c3d4e5f60718293a4b5c6d7e8f9012a3b4c5d6e7f8';

const values: EmailValues = {
  brand: brand.name,
  siteUrl: 'https://onset.example',
  supportEmail: 'support@onset.example',
  greeting: 'Hello ada,',
  url: `https://onset.example/reset-password?code=${code}`,
  validFor: '2 hours',
  unconfirmed: 'Without confirmation, the account can’t see what was bought with this address.',
  device: 'Firefox on Windows',
  unsubscribeUrl: `https://onset.example/unsubscribe?code=${code}`,
  when: '21 November 2026, 16:05 UTC',
  plan: `${brand.name} Yearly`,
  amount: '$96',
  until: '5 December 2026',
  downloadUrl: 'https://onset.example/download',
};

/**
 * Values for emails to subscribers of the newsletter and the waitlist. Subscribers have no name, so the greeting has
 * none.
 */
const listValues: EmailValues = {
  ...values,
  greeting: 'Hello,',
  url: `https://onset.example/newsletter?code=${code}`,
  validFor: '7 days',
};

/** URLs for emails about a purchase. Unlike the URLs in other emails, they contain no code. */
const purchaseUrls: Readonly<Partial<Record<EmailName, string>>> = {
  'payment-failed': 'https://onset.example/customer-portal',
  'plan-ended': 'https://onset.example/pricing',
  'plan-ending': 'https://onset.example/customer-portal',
  'purchase-welcome': 'https://onset.example/customer-portal',
};

const getValues = (name: EmailName): EmailValues =>
  /newsletter|waitlist/.test(name) ? listValues : { ...values, url: purchaseUrls[name] ?? values.url };

/**
 * Returns the email's HTML in the theme of the story instead of the system's theme. The HTML loads a bundled font in
 * place of a system font, so that screenshots are the same on every machine.
 */
function withStoryTheme(html: string, theme: unknown): string {
  const face = `<style>@font-face { font-family: Segoe UI; font-weight: 100 900; src: url(${textFont}) }</style>`;
  return html
    .replace('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
    .replace('</head>', `${face}</head>`);
}

interface EmailProps extends RenderedEmail {
  /** Theme that is selected in Storybook, `light` or `dark`. */
  theme: unknown;
}

/** Renders the subject of an email, its HTML in an iframe that is as high as its content, and its plain text. */
function Email({ subject, html, text, theme }: EmailProps) {
  const [height, setHeight] = useState(0);
  const measure = async ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    await contentDocument?.fonts.ready;
    setHeight(contentDocument?.body.scrollHeight ?? 0);
  };
  return (
    <article className="@container flex min-w-0 flex-col">
      <p className="border-b border-line bg-surface px-6 py-3 text-small font-medium">{subject}</p>
      <div className="grid @4xl:grid-cols-[2fr_1fr]">
        <iframe
          title={subject}
          srcDoc={withStoryTheme(html, theme)}
          // The component measures the iframe's document, which requires the same origin. Scripts remain disabled.
          sandbox="allow-same-origin"
          style={{ blockSize: height }}
          className="w-full border-0"
          onLoad={(event) => void measure(event)}
        />
        <pre className="max-w-prose px-6 py-5 font-text text-label whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </div>
    </article>
  );
}

const loadedEmail = (loaded: Record<string, unknown>): RenderedEmail => loaded['email'] as RenderedEmail;

/** Returns a story that shows an email. The play function expects a link with the text `link` in the email's HTML. */
const email = (name: EmailName, link: string) => ({
  loaders: [async () => ({ email: await renderEmail(name, getValues(name)) })],
  render: (_: unknown, { loaded, globals }: StoryContext) => (
    <Email {...loadedEmail(loaded)} theme={globals['theme']} />
  ),
  play: async ({ canvas, loaded }: StoryContext) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(loadedEmail(loaded).subject);
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(300));
    const html = within(frame.contentDocument?.body ?? document.createElement('body'));
    await expect(html.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(html.getAllByRole('link', { name: link })[0]).toBeVisible();
    await expect(canvas.getByText(/Hello(?: ada)?,/)).toBeVisible();
  },
});

const meta = preview.meta({ title: 'Emails/All', parameters: { frame: 'none' } });

/** This email is sent after registration. */
export const ConfirmEmail = meta.story(email('confirm-email', 'Confirm email'));

/** This email is sent after a login from a device that the account hasn't used before. */
export const NewSignIn = meta.story(email('new-sign-in', 'https://onset.example/forgot-password'));

/** This email is sent when the server ends a session because its refresh token was used twice. */
export const SessionEnded = meta.story(email('session-ended', 'https://onset.example/forgot-password'));

/** This email is sent when a visitor requests a link to set a new password. */
export const ResetPassword = meta.story(email('reset-password', 'Set new password'));

/** This email is sent after the password was changed in the account or with a reset link. */
export const PasswordChanged = meta.story(email('password-changed', 'https://onset.example/forgot-password'));

/** This email is sent to the new email address of an account, with a link to confirm it. */
export const ConfirmNewEmail = meta.story(email('confirm-new-email', 'Confirm new email'));

/** This email is sent to the current email address of an account, with a link that cancels the change. */
export const EmailChangeStarted = meta.story(email('email-change-started', 'Keep this email address'));

/** This email is sent to the previous email address of an account, with a link that undoes the change. */
export const EmailChanged = meta.story(email('email-changed', 'Recover my account'));

/**
 * This email is sent after the owner of an account has undone a change of its email address. It goes to the email
 * address that was removed from the account.
 */
export const EmailRestored = meta.story(email('email-restored', 'support@onset.example'));

/** This email is sent after a purchase and contains the first steps. */
export const PurchaseWelcome = meta.story(email('purchase-welcome', `Download ${brand.name}`));

/** This email is sent when a payment was declined, with a link to update the card. */
export const PaymentFailed = meta.story(email('payment-failed', 'Update card'));

/** This email is sent when a customer has canceled a subscription that is paid until a later date. */
export const PlanEnding = meta.story(email('plan-ending', 'See your plan'));

/** This email is sent when a subscription has ended. */
export const PlanEnded = meta.story(email('plan-ended', 'See the plans'));

/** This email is sent after a signup for the newsletter, with a link that confirms the email address. */
export const ConfirmNewsletter = meta.story(email('confirm-newsletter', 'Confirm subscription'));

/** This email is sent after a subscriber has confirmed the email address, or when a confirmed subscriber signs up again. */
export const NewsletterConfirmed = meta.story(email('newsletter-confirmed', 'Unsubscribe'));

/** This email is sent after a signup for the waitlist, with a link that confirms the email address. */
export const ConfirmWaitlist = meta.story(email('confirm-waitlist', 'Confirm my place'));

/** This email is sent after a subscriber has confirmed the email address, or when a confirmed subscriber signs up again. */
export const WaitlistConfirmed = meta.story(email('waitlist-confirmed', 'Unsubscribe'));
