/**
 * The account's email address for password managers: they save a new password with it, and fill in the current one by it.
 * Hidden from view and from screen readers. Nothing while the address is unknown.
 */
export function UsernameField({ email }: { email: string | null | undefined }) {
  if (!email) return null;
  return (
    <input
      data-slot="username"
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  );
}
