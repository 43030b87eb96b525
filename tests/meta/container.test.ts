import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../site/server/process/config.ts';
import { readCompose } from '../setup/compose-file.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...new Set([...read(file).matchAll(pattern)].map(([, name = '']) => name))].toSorted();

const settings = Object.values(SETTINGS).map(({ variable }) => variable);
const publicSettings = namesIn('site/config/public-config.schema.ts', /^ {2}([A-Z][A-Z_]+[A-Z]): z?/gm);
const secrets = Object.values(SETTINGS).flatMap(({ variable, describe }) => (describe ? variable : []));

const compose = readCompose();
const { 'site-1': one, 'site-2': two } = compose.services;

test('the Dockerfile takes every public setting as an argument, and no secret', () => {
  const args = namesIn('Dockerfile', /^ARG (\w+)/gm);
  expect(args.filter((name) => name !== 'NODE_IMAGE')).toEqual(publicSettings);
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(read('Dockerfile')).not.toContain(secret);
});

test('compose.yaml passes every setting that the image doesn’t set to both servers', () => {
  const passed = Object.keys(one.environment).map((name) => name.replace(/_FILE$/, ''));
  expect(passed.toSorted()).toEqual(settings.filter((name) => !['HOST', 'PORT', 'DATA_DIR'].includes(name)).toSorted());
  expect(two).toEqual(one);
});

test('compose.yaml contains no secret and reads all of them from ignored files', () => {
  for (const name of secrets) expect(one.environment[`${name}_FILE`]).toBe(`/run/secrets/${name.toLowerCase()}`);
  expect(secrets.filter((name) => name in one.environment)).toEqual([]);
  expect(one.secrets.toSorted()).toEqual(secrets.map((name) => name.toLowerCase()).toSorted());
  expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(one.secrets));
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
  expect(read('.gitignore')).toContain('\nsecrets/\n');
});
