import { brand } from '@onset/design-system/brand';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDir } from '../../../tests/setup/temporary-dir.ts';
import { SETTING_NAMES, readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const failsWith = (message: RegExp) => expect.objectContaining({ message: expect.stringMatching(message) as string });

test('metrics are off by default', () => {
  expect(readConfig({})).toMatchObject({ metricsToken: undefined });
});

test.for([
  ['METRICS_TOKEN', 'hush-hush', /^METRICS_TOKEN is a text of 9 characters\. Set it to at least 16 letters/],
  ['METRICS_TOKEN', 'sixteen or more with spaces', /^METRICS_TOKEN is a text of 27 characters/],
] as const)('%s=%s stops with one line, without a secret', ([name, value, line]) => {
  expect(() => readConfig({ [name]: value })).toThrow(failsWith(line));
});

describe('readConfig', () => {
  test.for([
    ['SITE_URL', 'https://WWW.ONSET.example/', { siteUrl: 'https://www.onset.example' }],
    ['SITE_URL', 'https://www.onset.example:443', { siteUrl: 'https://www.onset.example' }],
    ['SITE_URL', 'http://localhost:3000/', { siteUrl: 'http://localhost:3000' }],
    ['API_URL', 'https://bücher.example', { apiUrl: 'https://xn--bcher-kva.example' }],
    [
      'CORS_ORIGINS',
      'https://A.example/, https://b.example',
      { corsOrigins: ['https://a.example', 'https://b.example'] },
    ],
    ['PADDLE_API_URL', 'https://Proxy.example/paddle/', { paddleApiUrl: 'https://proxy.example/paddle' }],
    ['PADDLE_API_URL', 'http://127.0.0.1:4000', { paddleApiUrl: 'http://127.0.0.1:4000' }],
    ['PADDLE_API_KEY', 'pdl_live_apikey_01test_test_AQO', { paddleApiKey: 'pdl_live_apikey_01test_test_AQO' }],
    ['PADDLE_API_KEY', '0123456789abcdef'.repeat(3), { paddleApiKey: '0123456789abcdef'.repeat(3) }],
  ] as const)('normalizes %s=%s', ([name, value, expected]) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  test.for([
    ['SITE_URL', '"https://onset.example"', { siteUrl: 'https://onset.example' }],
    ['DATABASE_URL', "'postgresql://u:p@db.example/onset'", { databaseUrl: 'postgresql://u:p@db.example/onset' }],
    ['SMTP_URL', ' smtp://mail.example ', { smtpUrl: 'smtp://mail.example' }],
    ['PORT', '"8080"', { port: 8080 }],
    ['EMAIL_CONFIRMATION', "'true'", { emailConfirmation: true }],
    ['DATA_DIR', '"/data"', { dataDir: '/data' }],
    ['MAIL_FROM', `"${brand.name} <hello@onset.example>"`, { mailFrom: `${brand.name} <hello@onset.example>` }],
    ['MAIL_FROM', `"${brand.name}" <hello@onset.example>`, { mailFrom: `"${brand.name}" <hello@onset.example>` }],
    ['PADDLE_WEBHOOK_SECRET', '"pdl_ntfset_of_tests"', { paddleWebhookSecret: 'pdl_ntfset_of_tests' }],
    ['JWT_SECRET', `"${'x'.repeat(32)}"`, { jwtSecret: `"${'x'.repeat(32)}"` }],
    ['SITE_URL', '""', { siteUrl: undefined }],
  ] as const)('removes quotation marks around a value, except of a JWT secret: %s=%s', ([name, value, expected]) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  test('removes quotation marks around a path and in the file of a secret', () => {
    const file = join(temporaryDir(), 'smtp-url');
    writeFileSync(file, '"smtp://mail.example"\n');
    expect(readConfig({ SMTP_URL_FILE: `"${file}"` })).toMatchObject({ smtpUrl: 'smtp://mail.example' });
  });

  test.for(['', '\n', '""\n'])('accepts an empty file only for optional secrets: %j', (content) => {
    const file = join(temporaryDir(), 'secret');
    writeFileSync(file, content);
    const isRejected = (name: string): boolean => {
      try {
        readConfig({ [name]: file });
        return false;
      } catch {
        return true;
      }
    };
    const required = ['JWT_SECRET_FILE', 'DATABASE_URL_FILE', 'SMTP_URL_FILE', 'LICENCE_KEY_FILE'];
    expect(SETTING_NAMES.filter((name) => name.endsWith('_FILE') && isRejected(name))).toEqual(required);
  });

  test.for([
    'postgres:///db?host=/var/run/postgresql',
    'postgres://user:password@/db?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/db',
    'socket:/var/run/postgresql?db=onset',
    '/var/run/postgresql onset',
    'postgres://user:pa%23ss@db.example/onset',
    'postgres://user:pa%ss@db.example/onset',
    'postgres://user:pa@ss@db.example/onset?application_name=a@b',
  ])('accepts DATABASE_URL=%s', (databaseUrl) => {
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  test.for([
    ['DATABASE_URL', 'postgres://u:SEC#RET@db.example/onset', '%23 in place of #'],
    ['DATABASE_URL', 'postgres://u:SEC/RET@db.example/onset', '%2F in place of /'],
    ['DATABASE_URL', 'postgres://u:12/SECRET@db.example/onset', '%2F in place of /'],
    ['DATABASE_URL', 'postgres://u:12#SECRET@db.example/onset', '%23 in place of #'],
    ['DATABASE_URL', 'postgres://u:12?SECRET@db.example/onset', '%3F in place of ?'],
    ['DATABASE_URL', 'postgres://u:%SEC%23RET@db.example/onset', '%25 in place of %'],
    ['DATABASE_URL', 'postgres://u:SEC/RE#T@db.example/onset', '%2F in place of /, %23 in place of #'],
    ['DATABASE_URL', 'postgres://u#SEC:RET@db.example/onset', '%23 in place of #'],
    ['SMTP_URL', 'smtp://u:SEC#RET@mail.example', '%23 in place of #'],
    ['SMTP_URL', 'smtp://u:12/SECRET@mail.example', '%2F in place of /'],
    ['SMTP_URL', 'smtps://u:12?SECRET@mail.example', '%3F in place of ?'],
    ['SMTP_URL', 'smtps://u:@x?SECRET@mail.example', '%3F in place of ?'],
    ['SMTP_URL', 'smtp://me@x.example:12/SECRET@mail.example', '%2F in place of /'],
  ] as const)('explains how to encode the password of %s=%s, without showing it', ([name, value, codes]) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    const line = new RegExp(`^${name} is "\\w+://\\w+:\\*{3}@(?:db|mail)\\.example.*"\\. Set it to the same URL with`);
    expect(read).toThrow(failsWith(line));
    expect(read).toThrow(`a percent-encoded user name and password: ${codes}.`);
    expect(read).not.toThrow(/SEC|RET/);
  });

  test.for([
    ['DATABASE_URL', 'postgresql://localhost', /Set it to a URL such as postgresql:/],
    ['DATABASE_URL', 'postgres:///db?host=', /Set it to a URL such as postgresql:/],
    ['SITE_URL', 'https:/onset.example', /Set it to an origin such as/],
    ['SITE_URL', '"https://onset.example', /Set it to an origin such as/],
    ['SITE_URL', 'https://user:p@onset.example', /Set it to an origin such as/],
    [
      'PADDLE_API_URL',
      'http://api.paddle.com',
      /^PADDLE_API_URL is "http:.*Set it to https:\/\/api\.paddle\.com, because/,
    ],
    ['PADDLE_API_URL', 'ftp://api.paddle.com', /^PADDLE_API_URL is "ftp:.*Set it to a URL such as https:[^ ]*\.com\.$/],
    ['PADDLE_API_KEY', 'live_0123456789012345678901', /pdl_live_apikey_…, not a client token or a webhook secret/],
    ['PADDLE_API_KEY', 'pdl_ntfset_0123456789012345', /pdl_live_apikey_…, not a client token or a webhook secret/],
    ['PADDLE_WEBHOOK_SECRET', 'pdl_live_apikey_0123456789', /pdl_ntfset_…, not an API key or a client token/],
  ] as const)('rejects %s=%s', ([name, value, message]) => {
    expect(() => readConfig({ [name]: value })).toThrow(failsWith(message));
  });
});
