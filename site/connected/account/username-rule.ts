import { USERNAME_LINK_PATTERN, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from '../../contract/username.ts';
import type { TextRule } from '../required.ts';

/** Rule for a username. It has its own file, because its patterns are large and most forms have no username. */
export const username: TextRule = (value) => {
  if (value === '') return `Enter a username of ${USERNAME_MIN} characters or more.`;
  if (value.length < USERNAME_MIN) return `This username is too short. Use ${USERNAME_MIN} characters or more.`;
  return USERNAME_PATTERN.test(value) && !USERNAME_LINK_PATTERN.test(value)
    ? undefined
    : `Use up to ${USERNAME_MAX} letters, digits, dots, hyphens and underscores, and no web address.`;
};
