import type { LinkContent } from '../content/index.ts';
import { ButtonLink } from '../primitives/button.tsx';
import { FormOutcome } from '../primitives/form-messages.tsx';
import type { FormOutcomeProps } from '../primitives/form-messages.tsx';

interface LinkOutcomeProps {
  tone?: FormOutcomeProps['tone'];
  text: string;
  hint?: string | undefined;
  link: LinkContent;
  className?: string;
}

/** Result message that replaces a form opened from an email. It has a link to the next step. */
export function LinkOutcome({ tone, text, hint, link, className = '' }: LinkOutcomeProps) {
  return (
    <FormOutcome {...(tone && { tone })} className={`max-w-form ${className}`}>
      <p className="text-lede">{text}</p>
      {hint && <p className="text-ink-muted">{hint}</p>}
      <ButtonLink href={link.href} variant="secondary" className="mt-2">
        {link.label}
      </ButtonLink>
    </FormOutcome>
  );
}
