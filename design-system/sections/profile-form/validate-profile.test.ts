import { expect, test } from 'vitest';
import { validateProfile } from './validate-profile.ts';

const least = { username: 'ada', email: 'ada@example.com', full_name: null, company: null, country: null };

test('needs a username and an email, and nothing else', () => {
  expect(validateProfile(least)).toEqual({});
  expect(validateProfile({ ...least, username: '', email: '' })).toEqual({
    username: 'Enter a username of 3 characters or more.',
    email: 'Enter your email, such as name@example.com.',
  });
});

test.each(['full_name', 'company', 'country'] as const)('refuses a %s longer than the account keeps', (name) => {
  expect(validateProfile({ ...least, [name]: 'x'.repeat(255) })).toEqual({});
  expect(validateProfile({ ...least, [name]: 'x'.repeat(256) })).toEqual({
    [name]: 'This is too long. Use 255 characters or fewer.',
  });
});
