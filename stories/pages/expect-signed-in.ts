import { expect, within } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';

/**
 * Expects that the header and the footer link a logged-in visitor to their account, and not to the login or
 * registration page.
 */
export async function expectSignedIn(canvas: Canvas): Promise<void> {
  // Headers inside sections are found too. The header of the page comes first.
  const [banner = document.body] = canvas.getAllByRole('banner');
  const [header, footer] = [within(banner), within(canvas.getByRole('contentinfo'))];
  await expect(header.getByRole('button', { name: /Your account/ })).toBeVisible();
  for (const part of [header, footer])
    await expect(part.queryAllByRole('link', { name: /log in|create an? account|create account/i })).toEqual([]);
  await expect(footer.getByRole('link', { name: 'Your profile' })).toBeVisible();
}
