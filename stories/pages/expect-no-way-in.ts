import { expect, within } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';

/** Header and footer offer somebody signed in their account, and no way to log in or to register. */
export async function expectNoWayIn(canvas: Canvas): Promise<void> {
  // A header within a section counts here too; the page's own comes first.
  const [banner = document.body] = canvas.getAllByRole('banner');
  const [header, footer] = [within(banner), within(canvas.getByRole('contentinfo'))];
  await expect(header.getByRole('button', { name: /Your account/ })).toBeVisible();
  for (const part of [header, footer])
    await expect(part.queryAllByRole('link', { name: /log in|create an? account|create account/i })).toEqual([]);
  await expect(footer.getByRole('link', { name: 'Your profile' })).toBeVisible();
}
