import type { Environment } from './secrets.ts';

/** Variables of other programs that differ from a setting in one letter. */
const OTHER_PROGRAMS: readonly string[] = ['APP_URL'];

/** Letters of a setting's name for each tolerated error. Shorter names, such as `HOST`, resemble too many others. */
const LETTERS_PER_ERROR = 7;

/** Returns a warning for each environment variable whose name is probably one of `settings`, misspelled. */
export function misspelledSettings(env: Environment, settings: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    if (settings.includes(name) || OTHER_PROGRAMS.includes(name)) return [];
    // If the setting is there as well, the other variable has another purpose.
    const meant = settings.find((setting) => isMisspelled(name, setting) && env[setting] === undefined);
    return meant === undefined ? [] : [`${name} is not a setting of this site. Did you mean ${meant}?`];
  });
}

function isMisspelled(name: string, setting: string): boolean {
  const limit = Math.floor(setting.length / LETTERS_PER_ERROR);
  return limit > 0 && editDistance(name.toUpperCase(), setting) <= limit;
}

/** Number of characters to insert, delete, replace, or swap with the next one. */
function editDistance(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + change,
        isSwap ? (beforeLast[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
