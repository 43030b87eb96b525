import { Button } from '../../primitives/button.tsx';
import { FormError } from '../../primitives/form-messages.tsx';
import { EntryFrame } from '../entry-frame.tsx';
import { LinkOutcome } from '../link-outcome.tsx';
import type { SectionProps } from '../section.ts';
import type { LinkFormContent } from './link-form.schema.ts';

export interface LinkFormBehavior {
  /**
   * State of the page. Prerendered pages use `unknown`: CSS selects the content by `data-has-code` on the root element
   * and by the URL's fragment, before the first paint. Stories use the other states. The ID of an outcome is also a
   * state.
   */
  state?: 'unknown' | 'ready' | 'missing-code' | 'try-again' | (string & {});
}

export type LinkFormProps = SectionProps<LinkFormContent, LinkFormBehavior>;

/**
 * Classes of an element that is shown only if the URL has a code (`WITH_CODE`), or only if it has none
 * (`WITHOUT_CODE`). They are used while the state is `unknown`. Without scripts, the form is visible.
 */
const WITH_CODE = 'not-in-data-has-code:hidden [@media(scripting:none)]:block!';
const WITHOUT_CODE = 'in-data-has-code:hidden [@media(scripting:none)]:hidden';

/**
 * Class that hides an element while the URL's fragment is the ID of an outcome. Wrappers with this class also have
 * `contents`, because an empty box would leave a gap in the layout.
 */
const UNTIL_OUTCOME = 'group-has-[[data-outcome]:target]/link:hidden';

/**
 * Form that a link in an email opens, with one button that performs the action. The link itself must not perform it,
 * because spam filters open links. The form posts the code to the URL of the page, and the server redirects to the
 * fragment of the outcome, so no script is needed.
 *
 * It is the only section of its page. Its heading is the `h1`, up to 40 characters.
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
