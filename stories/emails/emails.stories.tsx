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
  brand: 'Onset',
  siteUrl: 'https://onset.example',
  supportEmail: 'support@onset.example',
  greeting: 'Hello ada,',
  url: `https://onset.example/reset-password?code=${code}`,
  validFor: '2 hours',
  unconfirmed: 'Without confirmation, the account can’t see what was bought with this address.',
  device: 'Firefox on Windows',
  unsubscribeUrl: `https://onset.example/unsubscribe?code=${code}`,
  when: '21 November 2026, 16:05 UTC',
  plan: 'Onset Yearly',
  amount: '$96',
  until: '5 December 2026',
  downloadUrl: 'https://onset.example/download',
};

/** Subscribers of a list have no name. */
const listValues: EmailValues = {
  ...values,
  greeting: 'Hello,',
  url: `https://onset.example/newsletter?code=${code}`,
  validFor: '7 days',
};

/** The links of emails about a purchase, which need no code. */
const purchaseUrls: Readonly<Partial<Record<EmailName, string>>> = {
  'payment-failed': 'https://onset.example/customer-portal',
  'plan-ended': 'https://onset.example/pricing',
  'plan-ending': 'https://onset.example/customer-portal',
  'purchase-welcome': 'https://onset.example/customer-portal',
};

const valuesOf = (name: EmailName): EmailValues =>
  /newsletter|waitlist/.test(name) ? listValues : { ...values, url: purchaseUrls[name] ?? values.url };

/**
 * An email follows the theme and the fonts of the reader's system. In a story it follows the theme of the story, and its
 * font is the same on every machine, under the name of one in its list.
 */
function inStory(html: string, theme: unknown): string {
  const face = `<style>@font-face { font-family: Segoe UI; font-weight: 100 900; src: url(${textFont}) }</style>`;
  return html
    .replace('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
    .replace('</head>', `${face}</head>`);
}

interface EmailProps extends RenderedEmail {
  /** `light` or `dark`, as chosen for the story. */
  theme: unknown;
}

/** An email under its subject, as HTML in a frame without scripts that is as high as its content, and as plain text. */
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
          srcDoc={inStory(html, theme)}
          // The same origin, so that the story can measure it; scripts don't run in it.
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

/** A story of an email whose HTML has a link with this text. */
const email = (name: EmailName, link: string) => ({
  loaders: [async () => ({ email: await renderEmail(name, valuesOf(name)) })],
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

/** After registration. */
export const ConfirmEmail = meta.story(email('confirm-email', 'Confirm email'));

/** After a log-in on a device that the account hasn't been used on. */
export const NewSignIn = meta.story(email('new-sign-in', 'https://onset.example/forgot-password'));

/** When a session was ended because its refresh token was used twice. */
export const SessionEnded = meta.story(email('session-ended', 'https://onset.example/forgot-password'));

/** After a visitor asked for a new password. */
export const ResetPassword = meta.story(email('reset-password', 'Set new password'));

/** After a change of password, by form or by link. */
export const PasswordChanged = meta.story(email('password-changed', 'https://onset.example/forgot-password'));

/** To the new address of an account. */
export const ConfirmNewEmail = meta.story(email('confirm-new-email', 'Confirm new email'));

/** To the current address of an account, with the link that stops the change. */
export const EmailChangeStarted = meta.story(email('email-change-started', 'Keep this email address'));

/** To the previous address of an account, with the link that undoes the change. */
export const EmailChanged = meta.story(email('email-changed', 'Recover my account'));

/** To the address that an account had until the change was undone. */
export const EmailRestored = meta.story(email('email-restored', 'support@onset.example'));

/** After a purchase, with the first steps. */
export const PurchaseWelcome = meta.story(email('purchase-welcome', 'Download Onset'));

/** When a payment was declined, with a link to update the card. */
export const PaymentFailed = meta.story(email('payment-failed', 'Update card'));

/** When a subscription was canceled but is paid until a later day. */
export const PlanEnding = meta.story(email('plan-ending', 'See your plan'));

/** When a subscription has ended. */
export const PlanEnded = meta.story(email('plan-ended', 'See the plans'));

/** After a sign-up for the newsletter. */
export const ConfirmNewsletter = meta.story(email('confirm-newsletter', 'Confirm subscription'));

/** After the address was confirmed, or given again. */
export const NewsletterConfirmed = meta.story(email('newsletter-confirmed', 'Unsubscribe'));

/** After a sign-up for the waitlist. */
export const ConfirmWaitlist = meta.story(email('confirm-waitlist', 'Confirm my place'));

/** After the address was confirmed, or given again. */
export const WaitlistConfirmed = meta.story(email('waitlist-confirmed', 'Unsubscribe'));
