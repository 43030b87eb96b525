import { expect, test } from 'vitest';
import { apiOrigin } from './api-proxy.ts';

test('apiOrigin returns API_ORIGIN, or the origin of npm start', () => {
  expect(apiOrigin({ API_ORIGIN: 'https://onset.example:8443' })).toBe('https://onset.example:8443');
  expect([apiOrigin({}), apiOrigin({ API_ORIGIN: '' })]).toEqual(['http://localhost:3000', 'http://localhost:3000']);
});

test.for(['localhost:3000', 'http://localhost:3000/', 'http://localhost/api', 'ftp://localhost', 'http://', ' '])(
  'apiOrigin rejects %j with one line',
  (origin) => {
    expect(() => apiOrigin({ API_ORIGIN: origin })).toThrow(
      `API_ORIGIN is ${JSON.stringify(origin)}. Set it to an origin such as http://localhost:3000, without a path.`,
    );
  },
);
