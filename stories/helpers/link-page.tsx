import type { Decorator } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** Renders a story as for a URL with a code. */
export const withCode: Decorator = (Story) => (
  <div data-has-code="">
    <Story />
  </div>
);

/** Expects the message of a page that was opened without the link in an email. */
export async function expectNeedsLink({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(within(canvasElement).getByText(/^This page needs the link from our email/)).toBeVisible();
}

/** Opens the fragment of a result, as the server's redirect does. */
export const goToOutcome = (id: string): void => {
  location.hash = `#${id}`;
};

/** Removes the fragment of the URL after the story, for `beforeEach`. */
export const leaveOutcome = () => () => history.replaceState(null, '', location.pathname + location.search);
