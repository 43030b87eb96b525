import { brand } from '@onset/design-system/brand';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSender, requiresTls } from '../../../site/server/mail/senders.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { selfSigned } from '../self-signed.ts';
import { startMailServer } from '../smtp.ts';
import type { TestMailServer } from '../smtp.ts';

async function sendBy(smtpUrl: string): Promise<void> {
  const sender = createSender({ smtpUrl, mailFrom: 'hello@onset.example', dataDir: '' });
  try {
    await sender.send({ to: 'alice@example.test', id: '1', subject: 'A code', text: '12345', html: undefined });
  } finally {
    sender.close();
  }
}

const at = ({ url }: TestMailServer, parameters: string): string =>
  `${url.replace('127.0.0.1', 'localhost')}?${parameters}`;

describe('an email', () => {
  test.for([
    ['hello@x.example', 'x.example'],
    [`${brand.name} <hello@x.example>`, 'x.example'],
    ['"Team @onset" <hello@x.example>', 'x.example'],
    ['Team @onset <hello@x.example>', 'x.example'],
    ['"a@b.example" <hello@x.example>', 'x.example'],
    [`${brand.name} <hello@bücher.example>`, 'xn--bcher-kva.example'],
  ] as const)('from %s has a message ID of the domain %s', async ([mailFrom, domain]) => {
    const sender = createSender({ smtpUrl: undefined, mailFrom, dataDir: temporaryDir() });
    const file = await sender.send({ to: 'alice@x.example', id: '1', subject: 's', text: 't', html: undefined });
    expect(readFileSync(file ?? '', 'utf8')).toContain(`\nMessage-ID: <1@${domain}>\n`);
  });
});

describe('an email to an SMTP server', () => {
  test.for([
    ['smtp://mail.example.com', true],
    ['smtp://user:password@mail.example.com:587', true],
    ['smtp://10.0.0.7:25', true],
    ['smtp://localhost.example.com', true],
    ['smtp://127.0.0.1.example.com', true],
    ['smtp://[2001:db8::1]', true],
    ['smtp://mail.example.com?requireTLS=false', false],
    ['smtp://mail.example.com:25?ignoreTLS=true', false],
    ['smtp://localhost', false],
    ['smtp://LOCALHOST:25', false],
    ['smtp://mail.localhost', false],
    ['smtp://127.0.0.1:1025', false],
    ['smtp://[::1]', false],
  ] as const)('requires TLS on other machines unless the URL disables it: %s', ([url, isRequired]) => {
    expect(requiresTls(url)).toBe(isRequired);
  });

  test('is not sent if TLS is required and the server does not offer it', async () => {
    const server = await startMailServer();
    // 0.0.0.0 leads to this machine but counts as another one.
    await expect(sendBy(server.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow(/STARTTLS/);
    await expect(sendBy(at(server, 'requireTLS=true'))).rejects.toThrow(/STARTTLS/);
    expect(server.asked).toBe(0);
  });

  test('is not sent if TLS is required and the certificate is self-signed, unless the URL allows it', async () => {
    const server = await startMailServer(selfSigned);
    await expect(sendBy(at(server, 'requireTLS=true'))).rejects.toThrow(/self-signed certificate/);
    expect(server.asked).toBe(0);
    await sendBy(at(server, 'requireTLS=true&tls.rejectUnauthorized=false'));
    expect(server.taken).toHaveLength(1);
  });
});
