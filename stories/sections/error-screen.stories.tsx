import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import { ErrorScreen } from '@onset/design-system/sections/error-screen';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Sections/Error screen',
  component: ErrorScreen,
  parameters: { frame: 'none' },
});

/** “Try Again” submits a form with the home page as its `action`, so it works without JavaScript. */
export const NotFound = meta.story({
  args: {
    statusCode: 404,
    statusMessage: 'This page doesn’t exist',
    message: 'Page not found: /screen-recorder',
    links: [
      { label: 'Features', href: '/features', text: 'What the recorder and the editor can do.' },
      { label: 'Pricing', href: '/pricing', text: 'Monthly, yearly or once, each with every feature.' },
      { label: 'Download', href: '/download', text: 'The current version for your Mac.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'This page doesn’t exist' })).toHaveTextContent('404');
    const tryAgain = canvas.getByRole<HTMLButtonElement>('button', { name: 'Try Again' });
    await expect(tryAgain).toHaveAttribute('type', 'submit');
    await expect(tryAgain.form).toHaveAttribute('action', '/');
    await expect(tryAgain.form).toHaveAttribute('method', 'get');
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  },
});

export const ServerError = meta.story({
  args: {
    statusCode: 500,
    statusMessage: 'Server Error',
    message: 'The page could not be made. It is not your fault.',
  },
});

/** The page shows a reference number, which the support team can use to find the error in the logs. */
export const WithReference = meta.story({
  args: {
    statusCode: 500,
    statusMessage: 'Something went wrong on our side',
    message: `This is our fault, not yours. Every other page works, and so does ${brand.name} on your Mac.`,
    reference: '0b9f4d1e-6c1a-4f57-9a3e-2f1f6f0c7d55',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0b9f4d1e-6c1a-4f57-9a3e-2f1f6f0c7d55')).toBeVisible();
  },
});

/** The section gets no details of the error, so it shows default texts. */
export const Fallbacks = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(canvas.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  },
});

/** The page was removed on purpose (status 410). The illustration shows a video clip whose end is cut off. */
export const Gone = meta.story({
  args: {
    statusCode: 410,
    statusMessage: 'This page was removed',
    message: 'We removed it on purpose, and it won’t come back. You can start at the home page.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page was removed' })).toBeVisible();
  },
});

/**
 * During maintenance, the illustration shows a paused video clip, and the page says when the site will be available
 * again. “Try Again” leads to the home page, and another link reloads the current page.
 */
export const Maintenance = meta.story({
  args: {
    statusCode: 503,
    statusMessage: 'Closed for half an hour',
    message: `We are moving the accounts to a larger disk. ${brand.name} on your Mac records and edits as always.`,
    until: { text: 'Back on Sunday, 29 November, 06:30 UTC', dateTime: '2026-11-29T06:30Z' },
    reload: true,
  },
  play: async ({ canvas }) => {
    const until = canvas.getByText('Back on Sunday, 29 November, 06:30 UTC');
    await expect(until).toHaveAttribute('datetime', '2026-11-29T06:30Z');
    // In wide containers, the illustration also shows this time.
    await expect(canvas.getByText('06:30 UTC')).toBeInTheDocument();
    // The link is queried by its text, because Testing Library doesn't recognize links with an empty `href` by their
    // role.
    await expect(canvas.getByText('Reload this page')).toHaveAttribute('href', '');
    await expect(canvas.getByRole<HTMLButtonElement>('button', { name: 'Try Again' }).form).toHaveAttribute(
      'action',
      '/',
    );
  },
});

/** The visitor is offline. The illustration shows a video clip that breaks up into fragments. */
export const Offline = meta.story({
  args: {
    sign: 'Offline',
    drawing: 'breaking-up',
    statusMessage: 'You are not connected',
    message: 'The page could not be fetched. Recording and editing on your Mac need no connection.',
    reload: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You are not connected' })).toHaveTextContent('Offline');
  },
});

/**
 * The error replaces a section that couldn't be loaded. The illustration shows a video timeline in which one clip is
 * missing.
 */
export const PartNotLoaded = meta.story({
  args: {
    sign: '00:16',
    drawing: 'missing-clip',
    statusMessage: 'This part didn’t load',
    message: 'The rest of the page works. Check your connection, then try again.',
    reload: true,
    headingLevel: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'This part didn’t load' })).toBeVisible();
  },
});

/** The section is in a column that is narrower than the window. The heading doesn't break words across lines. */
export const OfflineNarrow = meta.story({
  args: { ...Offline.input.args },
  decorators: [narrow(320)],
  play: async ({ canvas }) => {
    const text = canvas.getByRole('heading', { level: 1 }).firstChild;
    if (!(text instanceof Text)) throw new Error('No text in the heading');
    const wordRange = document.createRange();
    wordRange.setStart(text, text.data.indexOf('connected'));
    wordRange.setEnd(text, text.length);
    await expect(wordRange.getClientRects()).toHaveLength(1);
  },
});
