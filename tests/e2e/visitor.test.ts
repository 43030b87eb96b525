import { describe, expect, test } from 'vitest';
import { expectConsole, sizes, prepareBrowser } from './browser.ts';
import type { Size } from './browser.ts';
import { logIn, newPerson, register, storedKeys } from './people.ts';

const visit = prepareBrowser();

describe.each(Object.keys(sizes) as Size[])('a visitor with a %s', (size) => {
  test('reads, registers, changes what is theirs, and comes back', async () => {
    const visitor = await visit(sizes[size]);
    const { page } = visitor;
    const person = newPerson();

    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).first().click();
    await page.waitForURL('**/pricing');
    await page.locator('[data-section=pricing]').getByText('Monthly', { exact: true }).first().click();
    await page.locator('[data-section=pricing]').getByText('$12').first().waitFor();

    await register(page, person);
    await expect.poll(() => page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe(person.username);
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(person.email);
    expect(await storedKeys(page)).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);

    await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Ada Lovelace');

    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password').fill('another good password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('status').filter({ hasText: 'changed' }).waitFor();
    expect(await storedKeys(page)).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);

    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    expect(await storedKeys(page)).toEqual([]);

    await page.goto('/login');
    await logIn(page, person.email, person.password);
    await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
    expectConsole(visitor, /status of 400/);
    await logIn(page, person.username, 'another good password');
    await page.waitForURL('**/profile');
    await expect.poll(() => page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Ada Lovelace');
  });
});
