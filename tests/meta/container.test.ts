import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readDockerfile } from '../setup/dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

const sorted = (names: readonly string[]): string[] => names.toSorted((a, b) => (a < b ? -1 : 1));

/** The variables a schema has, by the keys in its file. */
const keysIn = (file: string): string[] =>
  [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+[A-Z]): z?/gm)].map(([, key = '']) => key);

const settings = [...new Set(keysIn('site/server/process/config.ts'))];
const publicSettings = [...new Set(keysIn('site/config/public-config.schema.ts'))];
const secrets = [...read('site/server/process/secrets.ts').matchAll(/^ {2}'([A-Z_]+)',$/gm)].map(([, key = '']) => key);

const service = z.object({
  image: z.string(),
  build: z.object({ context: z.literal('.'), args: z.array(z.string()) }).optional(),
  environment: z.record(z.string(), z.string().nullable()).optional(),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  command: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  stop_grace_period: z.string().optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.string() }))]).optional(),
});

const compose = z
  .object({
    services: z.object({ proxy: service, 'site-1': service, 'site-2': service, database: service }),
    volumes: z.record(z.string(), z.null()),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));
const { proxy, 'site-1': one, 'site-2': two, database } = compose.services;

describe('the Dockerfile', () => {
  const [, run] = readDockerfile();

  test('takes every public setting as an argument, and no secret', () => {
    const named = [...read('Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name = '']) => name);
    expect(sorted(named.filter((name) => name !== 'NODE_IMAGE'))).toEqual(sorted(publicSettings));
    for (const secret of secrets) expect(read('Dockerfile')).not.toContain(secret);
  });

  test('runs as nobody in particular, says when it is up, and hears of a stop', () => {
    expect(run?.lines).toEqual(expect.arrayContaining(['USER 1000:1000', 'VOLUME /data', 'STOPSIGNAL SIGTERM']));
    // A shell between would keep the signal to itself.
    expect(run?.lines.find((line) => line.startsWith('CMD '))).toBe('CMD ["node", "site/server/main.ts"]');
    expect(run?.lines.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/healthz'))).toBe(true);
  });
});

describe('the compose file', () => {
  test('gives the server every setting there is, but those of the image, and none that is not', () => {
    const given = Object.keys(one.environment ?? {}).map((name) => name.replace(/_FILE$/, ''));
    const ofImage = ['HOST', 'PORT', 'DATA_DIR'];
    expect(sorted(given)).toEqual(sorted(settings.filter((name) => !ofImage.includes(name))));
  });

  test('has no secret in it: each is a file that both servers have in common', () => {
    for (const name of ['DATABASE_URL', 'JWT_SECRET', 'LICENCE_KEY', 'SMTP_URL'])
      expect(one.environment?.[`${name}_FILE`]).toBe(`/run/secrets/${name.toLowerCase()}`);
    expect(secrets.filter((name) => typeof one.environment?.[name] === 'string')).toEqual([]);
    expect(two.environment).toEqual(one.environment);
    expect(two.secrets).toEqual(one.secrets);
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...one.secrets, ...database.secrets]));
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
    expect(read('.gitignore')).toContain('\nsecrets/\n');
  });

  test('gives each server a volume of its own and both one for assets, and nothing else to write to', () => {
    expect([one.volumes, two.volumes]).toEqual([
      ['data-1:/data', 'assets:/assets'],
      ['data-2:/data', 'assets:/assets'],
    ]);
    expect([one.read_only, two.read_only, proxy.read_only]).toEqual([true, true, true]);
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(['data-1', 'data-2', 'assets', 'database']));
  });
});
