import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { renderEmail } from '@onset/design-system/emails';
import textFont from '@onset/design-system/fonts/text.woff2?url';
import type { EmailName, EmailValues, RenderedEmail } from '@onset/design-system/emails';

/** What the mails of the stories are filled with. */
const values: EmailValues = {
  brand: 'Onset',
  siteUrl: 'https://onset.example',
  supportEmail: 'support@onset.example',
  greeting: 'Hello ada,',
  url: 'https://onset.example/reset-password?code=7f3a9c0be1d84526f7a1b2c3d4e5f60718293a4b5c6d7e8f9012a3b4c5d6e7f8',
  validFor: '2 hours',
  device: 'Firefox on Windows',
  unsubscribeUrl:
    'https://onset.example/unsubscribe?code=7f3a9c0be1d84526f7a1b2c3d4e5f60718293a4b5c6d7e8f9012a3b4c5d6e7f8',
  when: '21 November 2026, 16:05 UTC',
  plan: 'Onset Yearly',
  amount: '$96',
  until: '5 December 2026',
  downloadUrl: 'https://onset.example/download',
};

/** The pages that the mails about a purchase lead to: theirs need no code. */
const PURCHASE_URLS: Readonly<Partial<Record<EmailName, string>>> = {
  'payment-failed': 'https://onset.example/customer-portal',
  'plan-ended': 'https://onset.example/pricing',
  'plan-ending': 'https://onset.example/customer-portal',
  'purchase-welcome': 'https://onset.example/customer-portal',
};

function valuesOf(name: EmailName): EmailValues {
  if (/newsletter|waitlist/.test(name)) return listValues;
  return { ...values, url: PURCHASE_URLS[name] ?? values.url };
}

/** In the mails of the lists: nobody who is on one has a name there. */
const listValues: EmailValues = {
  ...values,
  greeting: 'Hello,',
  url: values.url.replace('reset-password', 'newsletter'),
  validFor: '7 days',
};

/** A loader: the mail as it is sent, before its story is drawn. */
export const loadEmail = (name: EmailName) => async () => ({
  email: await renderEmail(name, valuesOf(name)),
});

/** The mail a loader has made. */
function loadedEmail(loaded: Record<string, unknown>): RenderedEmail {
  return loaded['email'] as RenderedEmail;
}

/**
 * A mail takes its theme and its face from the reader's system. In a story it has the theme of the page around it, and
 * one face on every machine, under the name of one in its list.
 */
function inStory(html: string, theme: unknown): string {
  const face = `<style>@font-face { font-family: Segoe UI; font-weight: 100 900; src: url(${textFont}) }</style>`;
  return html
    .replace('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
    .replace('</head>', `${face}</head>`);
}

interface MailFrameProps extends RenderedEmail {
  /** `light` or `dark`, as chosen for the story. */
  theme: unknown;
}

/**
 * A mail as a client shows it: apart from the page, with no scripts, under its subject. As high as it is, so that a
 * picture shows all of it.
 */
function MailFrame({ subject, html, theme }: MailFrameProps) {
  const [height, setHeight] = useState(0);
  const measure = async ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    await contentDocument?.fonts.ready;
    setHeight(contentDocument?.body.scrollHeight ?? 0);
  };
  return (
    <article className="flex min-w-0 flex-col">
      <p className="border-b border-line bg-surface px-6 py-3 text-small font-medium">{subject}</p>
      <iframe
        title={subject}
        srcDoc={inStory(html, theme)}
        // The same origin, so that the story can measure it; nothing in it runs.
        sandbox="allow-same-origin"
        style={{ blockSize: height }}
        className="w-full border-0"
        onLoad={(event) => void measure(event)}
      />
    </article>
  );
}

/** The same mail for whoever reads text only. */
function PlainText({ subject, text }: RenderedEmail) {
  return (
    <article className="flex flex-col">
      <p className="border-b border-line bg-surface px-6 py-3 text-small font-medium">{subject}</p>
      <pre className="max-w-prose px-6 py-5 font-mono text-label whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </article>
  );
}

/** A story of the mail as it is sent: it says what it is about, and holds a link of this name. */
export const mailStory = (link: string) => ({
  render: (_: unknown, { loaded, globals }: StoryContext) => (
    <MailFrame {...loadedEmail(loaded)} theme={globals['theme']} />
  ),
  play: async ({ canvas, loaded }: StoryContext) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(loadedEmail(loaded).subject);
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(300));
    const mail = within(frame.contentDocument?.body ?? document.createElement('body'));
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mail.getAllByRole('link', { name: link })[0]).toBeVisible();
  },
});

/** A story of the same mail for whoever reads text only. */
export const textStory = {
  render: (_: unknown, { loaded }: StoryContext) => <PlainText {...loadedEmail(loaded)} />,
  play: async ({ canvas }: StoryContext) => {
    await expect(canvas.getByText(/Hello(?: ada)?,/)).toBeVisible();
  },
};
