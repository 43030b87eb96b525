/** Parameters of an address that say where a visit came from, or which plan is meant; all others stay here. */
const ALLOWED = /^(?:utm_(?:source|source_platform|medium|campaign|term|content|id)|plan)$/;

/** Parameters by which Google finds the click on an advertisement that led to a page. */
const CLICK_IDS = /^(?:gclid|gbraid|wbraid|dclid|gad_source)$/;

/** The longest value that GA4 keeps of a parameter, in characters. */
const LONGEST = 100;

/**
 * An address as it may be sent: origin, path, and the parameters that are allowed. Codes of mails, searches and whatever else
 * stands in an address stay here. Empty for what is no address.
 */
export function cleanAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? withQuery(url, parametersOf(url, ALLOWED)) : '';
}

/**
 * The address of a page as it may be sent: as `cleanAddress`, and with the click identifiers of the page or of the page on
 * which the visit began.
 */
export function cleanPageAddress(address: string, landingPage = ''): string {
  const clean = cleanAddress(address);
  if (clean === '') return '';
  const pages = [address, landingPage].filter((each) => URL.canParse(each));
  const clicks = pages.map((each) => parametersOf(new URL(each), CLICK_IDS)).find(({ length }) => length > 0) ?? [];
  return withQuery(new URL(clean), [...new URL(clean).searchParams, ...clicks]);
}

const parametersOf = (url: URL, allowed: RegExp): [string, string][] =>
  [...url.searchParams].filter(([name, value]) => allowed.test(name) && !value.includes('@'));

function withQuery({ origin, pathname }: URL, parameters: [string, string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}

/**
 * A text as it may be sent: without e-mail addresses, long numbers and tokens, or the queries of addresses; at most 100
 * characters.
 */
export function cleanText(text: string): string {
  // A text that is longer is cut before as well: what comes after is not sent anyway.
  const words = text.slice(0, 1000).split(/\s/).filter(Boolean);
  return words.map(cleanWord).join(' ').slice(0, LONGEST);
}

function cleanWord(word: string): string {
  if (word.includes('@') || /%40/.test(word)) return '[email]';
  const [before = ''] = word.split(/[?#]/, 1);
  // In names of code no word is as long with a figure in it: this is a token, a hash or a number of somebody.
  return before
    .split(/([^\w+/=-])/)
    .map((part) => (part.length >= 20 && /\d/.test(part) && !part.includes('/assets/') ? '[token]' : part))
    .join('');
}
