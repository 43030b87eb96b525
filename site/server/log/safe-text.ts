/** Characters that a terminal or an editor acts on, or shows as nothing: controls, directions of text, line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** JSON that means the same, with every invisible character as an escape sequence, so that a line shows what it says. */
export function escapeInvisible(json: string): string {
  return json.replace(INVISIBLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** A text without the values of URL parameters and without JSON Web Tokens: either may let someone in. */
export function hideTokens(text: string): string {
  return text
    .replace(/([?&#][\w.~-]+=)[^\s&#"'<>)]+/g, '$1(hidden)')
    .replace(/[\w.-]+/g, (run) => (run.startsWith('eyJ') && run.length >= 40 ? '(hidden)' : run));
}
