import type { LinkContent } from '../content/index.ts';
import { ButtonLink } from '../primitives/button.tsx';
import type { ButtonLinkProps } from '../primitives/button.tsx';

/** Class of the action that `HandOff` replaces on phones and tablets. */
export const WITHOUT_TOUCH = 'pointer-coarse:hidden';

/**
 * Link that sends a URL from a phone or tablet to the visitor's Mac: a `mailto:` link whose body is the URL.
 * `startHandingOff` (`start-handing-off.ts`) opens the share sheet instead if the device has one.
 */
export function HandOff({ label, ...rest }: LinkContent & Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink data-hand-off="" className="not-pointer-coarse:hidden" {...rest}>
      {label}
    </ButtonLink>
  );
}
