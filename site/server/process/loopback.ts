/** Returns true if a host name or an IP address belongs to this machine. An IPv6 address may have brackets. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
