/** The cookies that Google's tags set for a category. */
const NAMES = { analytics: /^_ga(?:_|$)/, ads: /^_gcl(?:_|$)/ } as const;

/** The part of `document` that is needed to delete cookies. */
export interface CookieJar {
  cookie: string;
}

/**
 * Deletes what Google's tags have stored for a category: who takes a consent back wants no mark of it left. The tags set
 * their cookies on the widest domain that the browser lets them, which nobody can ask for, so each is tried; but for the
 * last label, which no cookie can be on: Firefox would say so on the console.
 */
export function deleteTagCookies(category: keyof typeof NAMES, jar: CookieJar, hostname: string): void {
  const labels = hostname.split('.');
  const domains = ['', ...labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join('.')}`)];
  for (const pair of jar.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    if (!NAMES[category].test(name)) continue;
    for (const domain of domains) jar.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
