import type { Decorator } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** Renders a story as for a URL with a code. */
export const withCode: Decorator = (Story) => (
  <div data-has-code="">
    <Story />
  </div>
);

/** Expects the message of a page that was opened without the link of an email. */
export async function expectNeedsLink({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(within(canvasElement).getByText(/^This page needs the link from our email/)).toBeVisible();
}

/** Shows a result of the page by its fragment, to which the server redirects. */
export const goToOutcome = (id: string): void => {
  location.hash = `#${id}`;
};

/** For `beforeEach`: removes the fragment after the story. */
export const leaveOutcome = () => () => history.replaceState(null, '', location.pathname + location.search);
