import type { LinkContent } from '../content/index.ts';
import { ButtonLink } from '../primitives/button.tsx';
import type { ButtonLinkProps } from '../primitives/button.tsx';

/** The class of the action that `HandOff` replaces on phones and tablets. */
export const WITHOUT_TOUCH = 'pointer-coarse:hidden';

/**
 * Sends a URL from a phone or tablet to the visitor's Mac: a `mailto:` link whose body is the URL. Where the device has a
 * share sheet a script opens that instead.
 */
export function HandOff({ label, ...rest }: LinkContent & Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink data-hand-off="" className="not-pointer-coarse:hidden" {...rest}>
      {label}
    </ButtonLink>
  );
}
