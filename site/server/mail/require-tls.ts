/** Parameters of an SMTP URL by which it says itself what is to be done about TLS. */
const SAID_IN_URL = ['requireTLS', 'ignoreTLS'] as const;

/**
 * Whether mails to the server at an `smtp:` URL must go through TLS: so to every other machine, unless the URL says
 * otherwise (`?requireTLS=false`, `?ignoreTLS=true`). Mails hold codes that set passwords, and STARTTLS alone can be
 * taken out of the conversation by whoever stands between. On this machine nobody does.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isThisMachine(hostname) && SAID_IN_URL.every((name) => !searchParams.has(name));
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
