/**
 * Whether a host is this machine: `localhost`, `*.localhost`, `127.0.0.0/8` or `::1`, as `location.hostname` writes them.
 * Nothing is measured there: it would be the visits of those who build the site.
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
