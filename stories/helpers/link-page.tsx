import type { Decorator } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** The root says that the address has a code, as the script in the head of every page does. */
export const withCode: Decorator = (Story) => (
  <div data-has-code="">
    <Story />
  </div>
);

/** What a page that wants the link of a mail says to somebody who comes without. */
export async function expectNeedsLink({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(within(canvasElement).getByText(/^This page needs the link from our email/)).toBeVisible();
}

/** Leads to an outcome of the page, as the server's answer to its form does. */
export const goToOutcome = (id: string): void => {
  location.hash = `#${id}`;
};

/** For `beforeEach`: takes the outcome out of the address when the story is left. */
export const leaveOutcome = () => () => history.replaceState(null, '', location.pathname + location.search);
