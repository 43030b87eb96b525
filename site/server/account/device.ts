const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
];

/** What a client is called that says nothing of itself. */
export const UNKNOWN_CLIENT = 'Unknown client';

/**
 * What a session is called in a list: `Chrome on macOS`, or as much as the `User-Agent` tells. The rest of it is not
 * kept.
 */
export function deviceLabel(userAgent: string | undefined): string {
  const first = (table: typeof BROWSERS): string | undefined =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [first(BROWSERS) ?? UNKNOWN_CLIENT, first(SYSTEMS)].filter((part) => part !== undefined).join(' on ');
}
