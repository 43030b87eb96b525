import { describe, expect, test } from 'vitest';
import { createSender, requiresTls } from '../../../site/server/mail/senders.ts';
import { selfSigned } from '../self-signed.ts';
import { startMailServer } from '../smtp.ts';
import type { TestMailServer } from '../smtp.ts';

const MAIL = { to: 'alice@example.test', id: '1', subject: 'A code', text: '12345', html: undefined };

/** Sends a mail to a server at an address; an error says why it could not be sent. */
async function sendBy(smtpUrl: string): Promise<unknown> {
  const sender = createSender({ smtpUrl, mailFrom: 'hello@onset.example', dataDir: '' });
  try {
    return await sender.send(MAIL);
  } finally {
    sender.close();
  }
}

const at = ({ url }: TestMailServer, parameters: string): string =>
  `${url.replace('127.0.0.1', 'localhost')}?${parameters}`;

describe('a mail to a mail server on another machine', () => {
  test.for([
    'smtp://mail.example.com',
    'smtp://user:password@mail.example.com:587',
    'smtp://10.0.0.7:25',
    'smtp://localhost.example.com',
    'smtp://127.0.0.1.example.com',
    'smtp://[2001:db8::1]',
  ])('goes through TLS or not at all: %s', (url) => {
    expect(requiresTls(url)).toBe(true);
  });

  test.for(['smtp://mail.example.com?requireTLS=false', 'smtp://mail.example.com:25?ignoreTLS=true'])(
    'may go in clear where the URL says so: %s',
    (url) => {
      expect(requiresTls(url)).toBe(false);
    },
  );

  test('is not handed to one that knows no TLS', async () => {
    const server = await startMailServer();
    // An address that leads here and does not look like it.
    await expect(sendBy(server.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow(/STARTTLS/);
    await expect(sendBy(at(server, 'requireTLS=true'))).rejects.toThrow(/STARTTLS/);
    expect(server.asked).toBe(0);
  });

  test('is not handed to one whose certificate nobody has signed', async () => {
    const server = await startMailServer(selfSigned);
    await expect(sendBy(at(server, 'requireTLS=true'))).rejects.toThrow(/self-signed certificate/);
    expect(server.asked).toBe(0);
  });

  test('is handed over encrypted to one that can', async () => {
    const server = await startMailServer(selfSigned);
    await sendBy(at(server, 'requireTLS=true&tls.rejectUnauthorized=false'));
    expect(server.taken).toHaveLength(1);
  });
});

describe('a mail to the mail server of this machine', () => {
  test.for([
    'smtp://localhost',
    'smtp://LOCALHOST:25',
    'smtp://mail.localhost',
    'smtp://127.0.0.1:1025',
    'smtp://[::1]',
  ])('need not be encrypted: %s', (url) => {
    expect(requiresTls(url)).toBe(false);
  });
});
