import type { Decorator } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** Renders a story with the attribute that the site sets if the URL contains a code from an email. */
export const withCode: Decorator = (Story) => (
  <div data-has-code="">
    <Story />
  </div>
);

/** Expects the message that a page shows if it was opened without the link from an email. */
export async function expectNeedsLink({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(within(canvasElement).getByText(/^This page needs the link from our email/)).toBeVisible();
}

/** Sets the URL's fragment to the ID of a result message, as the server's redirect does. */
export const goToOutcome = (id: string): void => {
  location.hash = `#${id}`;
};

/** Returns a cleanup function that removes the URL's fragment after the story, for use in `beforeEach`. */
export const leaveOutcome = () => () => history.replaceState(null, '', location.pathname + location.search);
