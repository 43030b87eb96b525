import { describe, expect, test } from 'vitest';
import { placeholders, renderEmail, templates } from './index.ts';
import type { EmailName } from './index.ts';

const emailNames = Object.keys(templates) as EmailName[];

/** Returns the placeholders in a text, sorted and without duplicates. */
const findPlaceholders = (text: string): string[] => [...new Set(text.match(/\{\{.*?\}\}/g))].sort();

/** Placeholders that the caller of each email provides, in addition to the brand and the URLs. */
const requiredPlaceholders: Record<EmailName, string[]> = {
  'confirm-email': ['url', 'greeting', 'validFor', 'unconfirmed'],
  'confirm-new-email': ['url', 'greeting', 'validFor'],
  'confirm-newsletter': ['url', 'greeting', 'unsubscribeUrl', 'validFor'],
  'confirm-waitlist': ['url', 'greeting', 'unsubscribeUrl', 'validFor'],
  'email-change-started': ['greeting', 'url', 'validFor', 'when'],
  'email-changed': ['greeting', 'url', 'validFor', 'when'],
  'email-restored': ['greeting', 'when'],
  'new-sign-in': ['device', 'greeting', 'when'],
  'newsletter-confirmed': ['greeting', 'unsubscribeUrl'],
  'password-changed': ['greeting', 'when'],
  'payment-failed': ['amount', 'greeting', 'plan', 'until', 'url'],
  'plan-ended': ['greeting', 'plan', 'url'],
  'plan-ending': ['greeting', 'plan', 'until', 'url'],
  'purchase-welcome': ['downloadUrl', 'greeting', 'plan', 'url'],
  'reset-password': ['url', 'greeting', 'validFor'],
  'session-ended': ['device', 'greeting', 'when'],
  'waitlist-confirmed': ['greeting', 'unsubscribeUrl'],
};

describe.each(emailNames)('the email %s', async (name) => {
  const { subject, html, text } = await renderEmail(name, placeholders);
  const expectedUrl = requiredPlaceholders[name].includes('url') ? placeholders.url : placeholders.siteUrl;

  test('has a subject that fits in a list of emails', () => {
    expect(subject.length).toBeGreaterThan(10);
    expect(subject.length).toBeLessThan(70);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain(`<title>${subject}</title>`);
  });

  test('has exactly the placeholders of its values', () => {
    const expectedPlaceholders = ['brand', 'siteUrl', 'supportEmail', ...requiredPlaceholders[name]]
      .map((valueName) => `{{${valueName}}}`)
      .sort();
    expect(findPlaceholders(html)).toEqual(expectedPlaceholders);
    expect(findPlaceholders(text)).toEqual(expectedPlaceholders);
    expect(expectedPlaceholders).toEqual(expect.arrayContaining(findPlaceholders(subject)));
  });

  test('links only to the site and the support address', () => {
    const linkUrls = [...html.matchAll(/href="(.*?)"/g)].map(([, linkUrl]) => linkUrl);
    expect(linkUrls).toContain(expectedUrl);
    for (const linkUrl of linkUrls)
      expect(linkUrl).toMatch(
        /^(?:\{\{url\}\}|\{\{downloadUrl\}\}|\{\{unsubscribeUrl\}\}|\{\{siteUrl\}\}(?:\/[a-z-]+(?:#[a-z]+)?)?|mailto:\{\{supportEmail\}\})$/,
      );
  });

  test('has the same text in its plain-text part', () => {
    expect(text).toContain(expectedUrl);
    expect(text).not.toMatch(/<|&\w+;/);
    expect(text.match(/\{\{url\}\}/g) ?? []).toHaveLength(requiredPlaceholders[name].includes('url') ? 1 : 0);
  });

  test('is self-contained and small', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
    expect(html).not.toMatch(/<img|<script|<link|url\(|oklch|var\(/);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('lang="en"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    // Some mail clients stop parsing the style sheet at a character reference such as `&quot;` or `&gt;`.
    expect(html.match(/<style>.*<\/style>/)?.[0]).not.toMatch(/&\w+;|&#/);
  });
});

test('escapes its values', async () => {
  const { html, text } = await renderEmail('new-sign-in', { ...placeholders, device: '<b>"Firefox" & co</b>' });
  expect(html).toContain('&lt;b&gt;&quot;Firefox&quot; &amp; co&lt;/b&gt;');
  expect(html).not.toContain('<b>');
  expect(text).toContain('<b>"Firefox" & co</b>');
});
