import { expect, test } from 'vitest';
import { LocalPortError, localOrigin, localPort } from './local-ports.ts';

test('the tools are where their commands start them, unless a setting says another port', () => {
  expect(localPort({}, 'COMPOSE_PORT')).toBe(7007);
  expect(localPort({ COMPOSE_PORT: '' }, 'COMPOSE_PORT')).toBe(7007);
  expect(localOrigin({ SITE_DEV_PORT: '4000' }, 'SITE_DEV_PORT')).toBe('http://localhost:4000');
  expect(localOrigin({ COMPOSE_PORT: '4000' }, 'STORYBOOK_PORT')).toBe('http://localhost:6006');
});

test.for(['0', '65536', '1e3', '7007/', ' 7007', '-1', 'x'])('%j is no port, and is said to be none', (said) => {
  expect(() => localPort({ COMPOSE_PORT: said }, 'COMPOSE_PORT')).toThrow(
    new LocalPortError(`COMPOSE_PORT is ${JSON.stringify(said)}, expected a port from 1 to 65535`),
  );
});
