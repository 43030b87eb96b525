import { USERNAME_LINK_PATTERN, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from '../../contract/username.ts';
import { atLeast } from './fields.ts';
import type { Rule } from './fields.ts';
import { normalizeNfc } from './normalize-nfc.ts';

/** Returns a username as it is stored and compared. */
export const usernameOf = (value: string): string => normalizeNfc(value);

const atMost: Rule = (value, name) =>
  Array.from(usernameOf(value)).length <= USERNAME_MAX
    ? undefined
    : `${name} must be at most ${USERNAME_MAX} characters`;

const allowed: Rule = (value, name) =>
  USERNAME_PATTERN.test(usernameOf(value))
    ? undefined
    : `${name} must contain only letters, digits, dots, hyphens and underscores`;

const noLink: Rule = (value, name) =>
  USERNAME_LINK_PATTERN.test(usernameOf(value)) ? `${name} must not look like a web address` : undefined;

/** What a new username must be. One from before these rules stays good until it is changed. */
export const usernameRules: readonly Rule[] = [
  (value, name) => atLeast(USERNAME_MIN)(usernameOf(value), name),
  atMost,
  allowed,
  noLink,
];
