import type { LinkContent } from '../content/index.ts';
import { ButtonLink } from '../primitives/button.tsx';
import type { ButtonLinkProps } from '../primitives/button.tsx';

/** Class that hides an action on phones and tablets, where `HandOff` replaces it. */
export const WITHOUT_TOUCH = 'pointer-coarse:hidden';

/**
 * Link for phones and tablets that sends a URL to the visitor's Mac. It is a `mailto:` link with the URL in the body.
 * `startHandingOff` (`start-handing-off.ts`) opens the share sheet instead if the device has one.
 */
export function HandOff({ label, ...rest }: LinkContent & Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink data-hand-off="" className="not-pointer-coarse:hidden" {...rest}>
      {label}
    </ButtonLink>
  );
}
