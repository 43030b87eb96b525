/**
 * Returns true if a host name is of this machine: `localhost`, `*.localhost`, `127.0.0.0/8` or `::1`, as in
 * `location.hostname`. Nothing is measured there, because the visitors are developers of the site.
 */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    /^\[?::1\]?$/.test(name)
  );
}
