import { expect } from 'storybook/test';
import { ErrorScreen } from '@onset/design-system/sections/error-screen';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Sections/Error screen',
  component: ErrorScreen,
  parameters: { frame: 'none' },
});

/** Try Again is a form that leads home, so that it works without scripts. */
export const NotFound = meta.story({
  args: { statusCode: 404, statusMessage: 'Page Not Found', message: 'Page not found: /screen-recorder' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Page Not Found' })).toHaveTextContent('404');
    const tryAgain = canvas.getByRole<HTMLButtonElement>('button', { name: 'Try Again' });
    await expect(tryAgain).toHaveAttribute('type', 'submit');
    await expect(tryAgain.form).toHaveAttribute('action', '/');
    await expect(tryAgain.form).toHaveAttribute('method', 'get');
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
});

export const ServerError = meta.story({
  args: {
    statusCode: 500,
    statusMessage: 'Server Error',
    message: 'The page could not be made. It is not your fault.',
  },
});

/** With nothing known of the error, it has words of its own. */
export const Fallbacks = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(canvas.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    statusCode: 503,
    statusMessage: 'Der Dienst ist wegen unaufschiebbarer Wartungsarbeiten vorübergehend nicht verfügbar',
    message: `Page not found: /${'a-very-long-address-without-any-end-'.repeat(6)}`,
  },
});

export const RightToLeft = meta.story({
  args: { statusCode: 404, statusMessage: 'הדף לא נמצא', message: 'Page not found: /screen-recorder' },
  decorators: [rightToLeft],
});
