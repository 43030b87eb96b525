import { brand } from '@onset/design-system/brand';
import { readFileSync } from 'node:fs';
import { templates } from '@onset/design-system/emails';
import { expect, test } from 'vitest';
import { RENDERED, renderEmails } from '../../scripts/build-emails.ts';
import { emailTemplates } from '../../scripts/build/server-data.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('the rendered emails in the repository are those of the templates', async () => {
  expect(readJson(RENDERED), 'A template has changed. Run npm run emails.').toEqual(await renderEmails());
});

test('the build fills in the brand and leaves the other values to the server', () => {
  const written = emailTemplates(brand.name);
  expect(Object.keys(written)).toEqual(Object.keys(templates));
  expect(written).toMatchObject({
    'reset-password': {
      subject: `Set a new password for ${brand.name}`,
      html: expect.stringContaining('href="{{url}}"'),
      text: expect.stringContaining('Set new password {{url}}'),
    },
  });
  expect(JSON.stringify(written)).not.toContain('{{brand}}');
});
