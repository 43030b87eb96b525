import { Button } from './button.tsx';
import { FormError } from './form-messages.tsx';

interface FailedPartProps {
  /** True if the code of the part threw an error, so that trying again wouldn't help. */
  isBroken?: boolean;
}

/** Removes the role and the focus of `FormError`, because screen readers announce the toast instead. */
const NO_ALERT_PROPS = { role: undefined, tabIndex: undefined };

/**
 * Message in place of a part of the page that couldn't be loaded. It isn't announced, because one toast reports all failed
 * parts.
 */
export function FailedPart({ isBroken = false }: FailedPartProps) {
  return (
    <FormError
      data-failed-part
      {...NO_ALERT_PROPS}
      // Margins for the payment form. Its panel has no padding, because the form extends to the edges.
      className="in-data-[section=checkout]:mx-gutter in-data-[section=checkout]:mb-8 @md:in-data-[section=checkout]:mx-8"
    >
      {isBroken ? (
        'This part isn’t working, and it’s our fault. The rest of the page works.'
      ) : (
        <>
          This part didn’t load. The rest of the page works. Check your connection, then try again.
          <div className="mt-3">
            <Button variant="outline" size="sm">
              Try again
            </Button>
          </div>
        </>
      )}
    </FormError>
  );
}

/**
 * Templates of both messages, which a script without React clones. Render it once on pages with parts that load later.
 */
export function FailedPartTemplates() {
  return (
    <>
      <template data-failed-part-template="unloaded">
        <FailedPart />
      </template>
      <template data-failed-part-template="broken">
        <FailedPart isBroken />
      </template>
    </>
  );
}
