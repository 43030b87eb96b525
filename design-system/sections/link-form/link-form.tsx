import { Button } from '../../primitives/button.tsx';
import { FormError } from '../../primitives/form-messages.tsx';
import { EntryFrame } from '../entry-frame.tsx';
import { ArmchairIllustration, LetterIllustration } from '../entry-scenery.tsx';
import { LinkOutcome } from '../link-outcome.tsx';
import type { SectionProps } from '../section.ts';
import type { LinkFormContent } from './link-form.schema.ts';

export interface LinkFormBehavior {
  /**
   * State of the page. Prerendered pages use `isUnknown`: CSS selects the content by `data-has-code` on the root element
   * and by the URL's fragment, before the first paint. Stories use the other states. The ID of an outcome is also a
   * state.
   */
  state?: 'unknown' | 'ready' | 'missing-code' | 'try-again' | (string & {});
}

export type LinkFormProps = SectionProps<LinkFormContent, LinkFormBehavior>;

/**
 * Classes of an element that is shown only if the URL has a code (`WITH_CODE_CLASSES`), or only if it has none
 * (`WITHOUT_CODE_CLASSES`). They are used while the state is `isUnknown`. Without scripts, the form is visible.
 */
const WITH_CODE_CLASSES = 'not-in-data-has-code:hidden [@media(scripting:none)]:block!';
const WITHOUT_CODE_CLASSES = 'in-data-has-code:hidden [@media(scripting:none)]:hidden';

/**
 * Class that hides an element while the URL's fragment is the ID of an outcome. Wrappers with this class also have
 * `contents`, because an empty box would leave a gap in the layout.
 */
const UNTIL_OUTCOME_CLASS = 'group-has-[[data-outcome]:target]/link:hidden';

/**
 * Form that opens from a link in an email. Its button performs the action that the email is about. The link alone must
 * not perform it, because spam filters open links. The form posts the code to the URL of the page, and the server
 * redirects to the fragment of the outcome, so no script is needed.
 *
 * It is the only section of its page. Its heading is the `h1`, up to 40 characters.
 */
export function LinkForm({
  lede,
  submitLabel,
  missingCodeText = 'This page needs the link from our email. Open the link again.',
  missingCodeLink,
  tryAgainText = 'That didn’t work, and nothing was changed. Try again in a minute.',
  illustration = 'letter',
  outcomes,
  state = 'unknown',
  className = '',
  ...rest
}: LinkFormProps) {
  const isUnknown = state === 'unknown';
  const outcome = outcomes.find((each) => each.id === state);
  const hasForm = isUnknown || state === 'ready' || state === 'try-again';
  return (
    <EntryFrame
      name="link-form"
      illustration={illustration === 'letter' ? <LetterIllustration /> : <ArmchairIllustration />}
      lede={hasForm && lede}
      ledeClassName={isUnknown ? `${UNTIL_OUTCOME_CLASS} ${WITH_CODE_CLASSES}` : ''}
      className={`group/link ${className}`}
      {...rest}
    >
      {isUnknown
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
      {(isUnknown || state === 'missing-code') && (
        <div className={isUnknown ? `contents ${UNTIL_OUTCOME_CLASS}` : undefined}>
          <LinkOutcome
            tone="stopped"
            text={missingCodeText}
            link={missingCodeLink}
            className={isUnknown ? WITHOUT_CODE_CLASSES : ''}
          />
        </div>
      )}
      {hasForm && (
        <div className={isUnknown ? `contents ${UNTIL_OUTCOME_CLASS}` : undefined}>
          <form data-slot="form" method="post" className={`max-w-form ${isUnknown ? WITH_CODE_CLASSES : ''}`}>
            {(isUnknown || state === 'try-again') && (
              <FormError
                id={isUnknown ? 'try-again' : undefined}
                role={isUnknown ? undefined : 'alert'}
                className={`mb-6 scroll-mt-[100vh] ${isUnknown ? 'not-target:hidden' : ''}`}
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
