import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import '../preview.css';
import { Scaled } from './scaled.tsx';

test('pictures side by side become narrower with the window', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  Object.assign(host.style, { display: 'grid', gridTemplateColumns: '1fr 1fr', inlineSize: '800px' });
  const root = createRoot(host);
  root.render(
    ['One', 'Two'].map((label) =>
      // oxlint-disable-next-line react/no-children-prop -- The type asks for the prop, and there is no JSX here.
      createElement('div', { key: label }, createElement(Scaled, { label, width: 1200, crop: 0.5, children: label })),
    ),
  );
  const widths = (): number[] =>
    [...host.querySelectorAll('[role=img]')].map((picture) => picture.getBoundingClientRect().width);
  await vi.waitFor(() => expect(host.querySelectorAll('[inert]')).toHaveLength(2), 30_000);
  expect(widths()).toEqual([400, 400]);
  host.style.inlineSize = '400px';
  await vi.waitFor(() => expect(widths()).toEqual([200, 200]), 30_000);
  root.unmount();
  host.remove();
});
