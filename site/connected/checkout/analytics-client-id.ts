/**
 * The client id of Google Analytics, where the visitor has agreed to it: its cookie is there only then, and goes when that
 * is taken back. The server tells analytics of a purchase under it, or not at all.
 */
export function analyticsClientId(cookies: string = document.cookie): string | undefined {
  return /(?:^|; )_ga=GA\d\.\d\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies)?.[1];
}
