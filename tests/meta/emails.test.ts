import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templates } from '@onset/design-system/emails';
import { expect, test } from 'vitest';
import { RENDERED, renderEmails } from '../../scripts/build-emails.ts';
import { writeEmails } from '../../scripts/build/emails.ts';

const names = Object.keys(templates);

test('the mails that are kept are those of the templates', async () => {
  const kept: unknown = JSON.parse(readFileSync(RENDERED, 'utf8'));
  expect(kept, 'a template has changed since: run npm run emails').toEqual(await renderEmails());
});

test('the build writes every mail, with what is known put in and the rest left to the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onset-emails-'));
  try {
    writeEmails(folder, { brand: 'Onset' });
    const written: unknown = JSON.parse(readFileSync(join(folder, 'emails.json'), 'utf8'));
    expect(Object.keys(written as object)).toEqual(names);
    expect(written).toMatchObject({
      'reset-password': {
        subject: 'Set a new password for Onset',
        html: expect.stringContaining('href="{{url}}"'),
        text: expect.stringContaining('Set new password {{url}}'),
      },
    });
    expect(JSON.stringify(written)).not.toContain('{{brand}}');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
