import { expect, within } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';

/** Expects that the header and the footer link to the visitor's account, and contain no links to log in or register. */
export async function expectSignedIn(canvas: Canvas): Promise<void> {
  // The query also finds `header` elements in sections. The site's header is the first result.
  const [banner = document.body] = canvas.getAllByRole('banner');
  const [header, footer] = [within(banner), within(canvas.getByRole('contentinfo'))];
  await expect(header.getByRole('button', { name: /Your account/ })).toBeVisible();
  for (const part of [header, footer])
    await expect(part.queryAllByRole('link', { name: /log in|create an? account|create account/i })).toEqual([]);
  await expect(footer.getByRole('link', { name: 'Your profile' })).toBeVisible();
}
