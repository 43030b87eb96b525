import { describe, expect, test } from 'vitest';
import { PUBLIC_SETTING_NAMES } from '../../config/public-config.schema.ts';
import { SETTING_NAMES } from './config.ts';
import { misspelledSettings } from './misspelled-settings.ts';

describe('misspelledSettings', () => {
  test.for([
    ['SITE_ULR', 'SITE_URL'],
    ['site_url', 'SITE_URL'],
    ['SITEURL', 'SITE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URL_FIEL', 'DATABASE_URL_FILE'],
    ['LICENSE_KEY', 'LICENCE_KEY'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['PADLE_WEBHOOK_SECERT', 'PADDLE_WEBHOOK_SECRET'],
  ] as const)('reports %s in place of %s', ([name, meant]) => {
    expect(misspelledSettings({ [name]: 'a value' }, SETTING_NAMES)).toEqual([
      `${name} is not a setting of this site. Did you mean ${meant}?`,
    ]);
  });

  test('accepts the settings, and a similar name next to one', () => {
    const env = { SITE_URL: '', JWT_SECRET_FILE: '', DATABASE_URI: '', DATABASE_URL: '' };
    expect(misspelledSettings(env, SETTING_NAMES)).toEqual([]);
  });

  test.for([
    'HOME HOST HOSTNAME HOSTTYPE PORT PATH MAIL MAILCHECK MAILTO LOGNAME USER SHELL PWD OLDPWD LANG TERM TZ SHLVL EDITOR',
    'POST PORTS HOSTS host port home HISTFILE DISPLAY DATADIRS XDG_DATA_DIRS XDG_DATA_HOME TMPDIR TEMP INVOCATION_ID',
    'JOURNAL_STREAM LISTEN_FDS NOTIFY_SOCKET STATE_DIRECTORY KUBERNETES_PORT KUBERNETES_SERVICE_HOST HTTP_PROXY NO_PROXY',
    'NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS npm_config_cache npm_package_name npm_lifecycle_event INIT_CWD CI',
    'PGHOST PGDATABASE PGPASSWORD POSTGRES_URL POSTGRES_DB DATABASE_NAME DATABASE_HOST DATABASE_USER DATABASE_PORT',
    'REDIS_URL AMQP_URL MONGO_URL BASE_URL APP_URL APP_KEY API_KEY API_HOST API_PORT SMTP_HOST SMTP_PORT SMTP_USER',
    'MAIL_HOST MAIL_PORT MAIL_USER SITE_NAME SITE_PORT JWT_KEY JWT_EXPIRES_IN SECRET_KEY LICENSE PUBLIC_URL PUBLIC_API_URL PUBLIC_BASE_URL NEXT_PUBLIC_SITE_URL',
  ])('ignores names of systems and other programs: %s', (names) => {
    const env = Object.fromEntries(names.split(' ').map((name) => [name, 'a value']));
    expect(misspelledSettings(env, [...SETTING_NAMES, ...PUBLIC_SETTING_NAMES])).toEqual([]);
  });
});
