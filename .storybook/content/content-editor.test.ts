import { featureGridSchema } from '@onset/design-system/sections/feature-grid/schema';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContentEditor } from './content-editor.tsx';
import { fieldsOf } from './field-of.ts';

type Content = Readonly<Record<string, unknown>>;

const icon = (title: string) => ({ icon: 'screen', title, text: 'It does that.' });
const start: Content = {
  at: '00:04',
  label: 'Recording',
  heading: 'What it records',
  features: [icon('Screen'), icon('Sound'), icon('Camera')],
};

const host = document.body.appendChild(document.createElement('div'));
let root: Root;
let content: Content;

afterEach(() => root.unmount());

/** The editor of a feature grid, which keeps what is typed as a story does. */
function Edited({ onEdit }: { onEdit: (edited: Content) => void }) {
  const [values, setValues] = useState(start);
  return createElement(ContentEditor, {
    fields: fieldsOf(featureGridSchema),
    values,
    onChange: (changed) => {
      setValues({ ...values, ...changed });
      onEdit({ ...values, ...changed });
    },
    Picture: ({ name }) => createElement('span', null, `picture of ${name}`),
  });
}

function show(): void {
  root = createRoot(host);
  content = start;
  root.render(createElement(Edited, { onEdit: (edited) => void (content = edited) }));
}

const titles = (): unknown => (content['features'] as { title: string }[]).map(({ title }) => title);

test('a list is edited item by item', async () => {
  show();
  await page.getByRole('button', { name: 'Add an item to features' }).click();
  await expect.poll(titles).toEqual(['Screen', 'Sound', 'Camera', 'Camera 4']);
  await page.getByRole('button', { name: 'Move item 4 of features up' }).click();
  await expect.poll(titles).toEqual(['Screen', 'Sound', 'Camera 4', 'Camera']);
  await page.getByRole('button', { name: 'Duplicate item 1 of features' }).click();
  await expect.poll(titles).toEqual(['Screen', 'Screen 5', 'Sound', 'Camera 4', 'Camera']);
  await page.getByRole('button', { name: 'Remove item 2 of features' }).click();
  await expect.poll(titles).toEqual(['Screen', 'Sound', 'Camera 4', 'Camera']);
  expect(featureGridSchema.safeParse(content).error?.issues ?? []).toEqual([]);
});

test('no list has fewer items than its schema asks for', async () => {
  show();
  await page.getByRole('button', { name: 'Remove item 3 of features' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove item 1 of features' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Move item 1 of features up' })).toBeDisabled();
});

test('a text takes no more than it has room for, and counts', async () => {
  show();
  const heading = page.getByLabelText('heading', { exact: false }).first();
  await heading.fill('x'.repeat(89));
  await expect.element(page.getByText('89 of 90')).toBeVisible();
  await expect.element(heading).toHaveAttribute('maxlength', '90');
});

test('an icon is chosen by its name, and shown', async () => {
  show();
  await page.getByText('Screen').click();
  await page.getByLabelText('icon', { exact: true }).first().selectOptions('microphone');
  await expect.element(page.getByText('picture of microphone')).toBeVisible();
});

test('what may be left out is left out, and put back', async () => {
  show();
  const lede = page.getByLabelText('lede', { exact: true });
  await lede.fill('Each is a track of its own.');
  await expect.poll(() => content['lede']).toBe('Each is a track of its own.');
  await lede.fill('');
  await expect.poll(() => content['lede']).toBeUndefined();
});
