import { useId } from 'react';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { FormError, FormOutcome } from '../../primitives/form-messages.tsx';
import { EntryFrame } from '../entry-frame.tsx';
import type { SectionProps } from '../section.ts';
import type { LinkFormContent, LinkFormOutcome } from './link-form.schema.ts';

export interface LinkFormBehavior {
  /**
   * `unknown`, as in a page made in advance: the address chooses what is seen, by `data-has-code` on the root and by its
   * anchor, before anything is painted and without a script. A story names the others; the id of an outcome is one too.
   */
  state?: 'unknown' | 'ready' | 'missing-code' | 'try-again' | (string & {});
}

export type LinkFormProps = SectionProps<LinkFormContent, LinkFormBehavior>;

/** What is there while the state is unknown: with a code in the address; without one. Where scripts are off, the form. */
const WITH_CODE = 'not-in-data-has-code:hidden [@media(scripting:none)]:block!';
const WITHOUT_CODE = 'in-data-has-code:hidden [@media(scripting:none)]:hidden';

/** Gone once the anchor of the address is that of an outcome. Around what the code hides it has no box, which would leave a gap. */
const UNTIL_OUTCOME = 'group-has-[[data-outcome]:target]/link:hidden';

/**
 * Where a link from an email leads: one button that does what the link is for, because programs that look through mails
 * open links and press nothing. The form goes to the page's own address, with the code that is in it, and the server
 * leads back to the anchor of what came of it; so it works without a script. The one thing on its page; the heading is
 * the page's own, up to 40 characters.
 */
export function LinkForm({
  at,
  heading,
  headingLevel = 1,
  lede,
  submitLabel,
  missingCodeText = 'This page needs the link from our email. Open the link again.',
  missingCodeLink,
  tryAgainText = 'That didn’t work, and nothing was changed. Try again in a minute.',
  outcomes,
  state = 'unknown',
  className = '',
  ...rest
}: LinkFormProps) {
  const id = useId();
  const unknown = state === 'unknown';
  const outcome = outcomes.find((each) => each.id === state);
  const hasForm = unknown || state === 'ready' || state === 'try-again';
  return (
    <section data-section="link-form" aria-labelledby={id} className={`group/link @container ${className}`} {...rest}>
      <EntryFrame
        id={id}
        at={at}
        heading={heading}
        headingLevel={headingLevel}
        lede={hasForm && lede}
        ledeClassName={unknown ? `${UNTIL_OUTCOME} ${WITH_CODE}` : ''}
      >
        {unknown
          ? outcomes.map((each) => (
              <div
                key={each.id}
                id={each.id}
                data-outcome=""
                tabIndex={-1}
                className="hidden scroll-mt-[100vh] outline-none target:block"
              >
                <Outcome {...each} />
              </div>
            ))
          : outcome && <Outcome {...outcome} />}
        {(unknown || state === 'missing-code') && (
          <div className={unknown ? `contents ${UNTIL_OUTCOME}` : undefined}>
            <FormOutcome tone="stopped" className={`max-w-form ${unknown ? WITHOUT_CODE : ''}`}>
              <p className="text-lede">{missingCodeText}</p>
              <ButtonLink href={missingCodeLink.href} variant="secondary" className="mt-2">
                {missingCodeLink.label}
              </ButtonLink>
            </FormOutcome>
          </div>
        )}
        {hasForm && (
          <div className={unknown ? `contents ${UNTIL_OUTCOME}` : undefined}>
            <form data-slot="form" method="post" className={`max-w-form ${unknown ? WITH_CODE : ''}`}>
              {(unknown || state === 'try-again') && (
                <FormError
                  id={unknown ? 'try-again' : undefined}
                  role={unknown ? undefined : 'alert'}
                  className={`mb-6 scroll-mt-[100vh] ${unknown ? 'not-target:hidden' : ''}`}
                >
                  {tryAgainText}
                </FormError>
              )}
              <Button type="submit" size="lg" width="full">
                {submitLabel}
              </Button>
            </form>
          </div>
        )}
      </EntryFrame>
    </section>
  );
}

function Outcome({ tone, text, hint, link }: LinkFormOutcome) {
  return (
    <FormOutcome tone={tone} className="max-w-form">
      <p className="text-lede">{text}</p>
      {hint && <p className="text-ink-muted">{hint}</p>}
      <ButtonLink href={link.href} variant="secondary" className="mt-2">
        {link.label}
      </ButtonLink>
    </FormOutcome>
  );
}
