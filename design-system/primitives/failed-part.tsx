import { Button } from './button.tsx';
import { FormError } from './form-messages.tsx';

interface FailedPartProps {
  /** Nothing of it can be mended by trying again: the program itself has failed. */
  isBroken?: boolean;
}

/** A toast says it already. */
const NO_ALERT = { role: undefined, tabIndex: undefined };

/**
 * Stands in a page where a part that was to be loaded did not come. It says so to who looks; who hears the page is told
 * once, by a toast, however many parts there are.
 */
export function FailedPart({ isBroken = false }: FailedPartProps) {
  return (
    <FormError
      data-failed-part
      {...NO_ALERT}
      // The payment's frame is as wide as its panel, and leaves the distance to what is in it.
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

/** The two of them for a script to clone, which needs no React. Once a page, where a part says that it is loading. */
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
