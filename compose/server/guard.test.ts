import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { refusal } from './guard.ts';

const PORT = 4400;
const OWN = {
  host: 'localhost:4400',
  origin: 'http://localhost:4400',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};
const put = (headers: IncomingHttpHeaders) => refusal({ method: 'PUT', headers }, PORT);
const get = (headers: IncomingHttpHeaders) => refusal({ method: 'GET', headers }, PORT);

describe('answered', () => {
  test.each(['localhost', '127.0.0.1', '[::1]'])('a page of its own, by the name %s', (name) => {
    expect(put({ ...OWN, host: `${name}:4400`, origin: `http://${name}:4400` })).toBeUndefined();
  });

  test('an address somebody has typed, and a program on this machine', () => {
    expect(get({ host: OWN.host, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBeUndefined();
    expect(get({ host: OWN.host })).toBeUndefined();
    expect(put({ host: OWN.host, 'content-type': 'application/json; charset=utf-8' })).toBeUndefined();
  });

  test('a page of its own on port 80, which browsers do not name', () => {
    const headers = { ...OWN, host: 'localhost', origin: 'http://localhost' };
    expect(refusal({ method: 'PUT', headers }, 80)).toBeUndefined();
    expect(refusal({ method: 'PUT', headers: { ...headers, host: 'evil.example' } }, 80)).toContain('Use localhost');
  });

  test('a link in Storybook, on another port', () => {
    expect(
      get({
        host: OWN.host,
        'sec-fetch-site': 'same-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      }),
    ).toBeUndefined();
  });
});

describe('refused', () => {
  test.each([
    'evil.example',
    'localhost',
    'localhost:4401',
    'evil.example:4400',
    'localhost:4400.evil.example',
    'LOCALHOST:4400@evil.example',
    '',
  ])('the host %j', (host) => {
    expect(get({ host })).toContain('The host');
    expect(put({ ...OWN, host, origin: `http://${host}` })).toContain('The host');
  });

  test('no host', () => {
    expect(get({})).toContain('The host "" is not allowed');
  });

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:6006',
    'https://localhost:4400',
    'http://127.0.0.1:4400',
  ])('the origin %s', (origin) => {
    expect(put({ ...OWN, origin })).toContain('Requests from');
    expect(get({ ...OWN, origin })).toContain('Requests from');
  });

  test.each(['cross-site', 'same-site'])('a script, a picture, a frame of a page that is %s', (site) => {
    for (const [mode, dest] of [
      ['no-cors', 'script'],
      ['cors', 'empty'],
      ['navigate', 'iframe'],
      ['websocket', 'websocket'],
    ])
      expect(get({ host: OWN.host, 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest })).toContain(
        'other sites',
      );
  });

  test('a form of elsewhere, with and without what browsers say of it', () => {
    const form = {
      host: OWN.host,
      'content-type': 'text/plain',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect(put({ ...form, 'sec-fetch-site': 'cross-site' })).toContain('other sites');
    expect(put(form)).toContain('Send application/json');
    expect(put({ host: OWN.host })).toContain('no content type');
  });
});
