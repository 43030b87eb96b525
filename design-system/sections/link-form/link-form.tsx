import { Button } from '../../primitives/button.tsx';
import { FormError } from '../../primitives/form-messages.tsx';
import { EntryFrame } from '../entry-frame.tsx';
import { LinkOutcome } from '../link-outcome.tsx';
import type { SectionProps } from '../section.ts';
import type { LinkFormContent } from './link-form.schema.ts';

export interface LinkFormBehavior {
  /**
   * `unknown` in prerendered pages: CSS selects the content by `data-has-code` on the root element and by the URL's
   * fragment, before the first paint and without a script. Stories use the other states; the ID of an outcome is also a
   * state.
   */
  state?: 'unknown' | 'ready' | 'missing-code' | 'try-again' | (string & {});
}

export type LinkFormProps = SectionProps<LinkFormContent, LinkFormBehavior>;

/**
 * Classes of the content for a URL with a code and without one while the state is unknown. Without scripts, the form is
 * visible.
 */
const WITH_CODE = 'not-in-data-has-code:hidden [@media(scripting:none)]:block!';
const WITHOUT_CODE = 'in-data-has-code:hidden [@media(scripting:none)]:hidden';

/** Hides its content if the URL's fragment is that of an outcome. It has no box, which would leave a gap. */
const UNTIL_OUTCOME = 'group-has-[[data-outcome]:target]/link:hidden';

/**
 * Form that a link in an email opens, with one button for the action. Spam filters open links, so the link itself must
 * not perform it. The form posts the code to the page's own URL, and the server redirects to the fragment of the
 * outcome, so it works without a script. It is the only section of its page; its heading is the `h1`, up to 40
 * characters.
 */
export function LinkForm({
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
  const unknown = state === 'unknown';
  const outcome = outcomes.find((each) => each.id === state);
  const hasForm = unknown || state === 'ready' || state === 'try-again';
  return (
    <EntryFrame
      name="link-form"
      lede={hasForm && lede}
      ledeClassName={unknown ? `${UNTIL_OUTCOME} ${WITH_CODE}` : ''}
      className={`group/link ${className}`}
      {...rest}
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
              <LinkOutcome {...each} />
            </div>
          ))
        : outcome && <LinkOutcome {...outcome} />}
      {(unknown || state === 'missing-code') && (
        <div className={unknown ? `contents ${UNTIL_OUTCOME}` : undefined}>
          <LinkOutcome
            tone="stopped"
            text={missingCodeText}
            link={missingCodeLink}
            className={unknown ? WITHOUT_CODE : ''}
          />
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
  );
}
