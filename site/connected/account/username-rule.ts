import type { TextRule } from '@onset/design-system/primitives/form-values';
import { USERNAME_MAX, USERNAME_MIN, usernameProblem } from '../../contract/username.ts';

/** Rule for a username. It has its own file, because its patterns are large and most forms have no username. */
export const username: TextRule = (value) => {
  if (value === '') return `Enter a username of ${USERNAME_MIN} characters or more.`;
  const problem = usernameProblem(value);
  if (problem === undefined) return undefined;
  return problem === 'short'
    ? `This username is too short. Use ${USERNAME_MIN} characters or more.`
    : `Use up to ${USERNAME_MAX} letters, digits, dots, hyphens and underscores, and no web address.`;
};
