/** Gmail's domain, whose mail server ignores dots before the `@`, and its other name: a mailbox has both. */
const GMAIL = 'gmail.com';
const GOOGLEMAIL = 'googlemail.com';

/**
 * What the mails to an address are counted by: one name for all ways to write the address of one mailbox, without the
 * tag after a `+`. Only for counting: mail servers differ, and no mail goes to what this gives.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1) === GOOGLEMAIL ? GMAIL : email.slice(at + 1);
  const [local = ''] = email.slice(0, at).split('+', 1);
  return `${domain === GMAIL ? local.replaceAll('.', '') : local}@${domain}`;
}
