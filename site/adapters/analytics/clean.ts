/** URL parameters about the source of a visit, and the plan. No others are sent. */
const ALLOWED = /^(?:utm_(?:source|source_platform|medium|campaign|term|content|id)|plan)$/;

/** URL parameters that identify the click on an advertisement for Google. */
const CLICK_IDS = /^(?:gclid|gbraid|wbraid|dclid|gad_source)$/;

/** Maximum length of a parameter in GA4, in characters. */
const MAX_LENGTH = 100;

/**
 * Returns a URL for analytics: origin, path and allowed parameters, without others such as codes of emails or search terms.
 * Returns an empty string for an invalid URL.
 */
export function cleanUrl(text: string): string {
  if (!URL.canParse(text)) return '';
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) ? withQuery(url, filterParameters(url, ALLOWED)) : '';
}

/**
 * Returns the URL of a page for analytics, as `cleanUrl` does, with the click identifiers of the page or of the first page of
 * the visit.
 */
export function cleanPageUrl(pageUrl: string, landingPage = ''): string {
  const clean = cleanUrl(pageUrl);
  if (clean === '') return '';
  const pages = [pageUrl, landingPage].filter((each) => URL.canParse(each));
  const clicks = pages.map((each) => filterParameters(new URL(each), CLICK_IDS)).find(({ length }) => length > 0) ?? [];
  return withQuery(new URL(clean), [...new URL(clean).searchParams, ...clicks]);
}

const filterParameters = (url: URL, allowed: RegExp): [string, string][] =>
  [...url.searchParams].filter(([name, value]) => allowed.test(name) && !value.includes('@'));

function withQuery({ origin, pathname }: URL, parameters: [string, string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}

/** Returns a text for analytics: without email addresses, tokens, long numbers and URL queries; at most 100 characters. */
export function cleanText(text: string): string {
  // The rest would not be sent.
  const words = text.slice(0, 1000).split(/\s/).filter(Boolean);
  return words.map(cleanWord).join(' ').slice(0, MAX_LENGTH);
}

function cleanWord(word: string): string {
  if (word.includes('@') || /%40/.test(word)) return '[email]';
  const [before = ''] = word.split(/[?#]/, 1);
  // Identifiers in code are shorter or have no digit, so this is a token, a hash or a number.
  return before
    .split(/([^\w+/=-])/)
    .map((part) => (part.length >= 20 && /\d/.test(part) && !part.includes('/assets/') ? '[token]' : part))
    .join('');
}
