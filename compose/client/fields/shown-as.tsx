import { filled } from './facts.ts';
import { useSite } from './use-place.ts';

/** How much of a text is shown as it will be read. */
const SHOWN = 400;

/** A text as it will be read, where that is not as it is written: with the values of the facts it names. */
export function ShownAs({ text }: { text: string }) {
  const { facts } = useSite();
  const written = text.slice(0, SHOWN);
  const read = filled(written, facts);
  if (read === written) return null;
  return (
    <p className="text-label text-ink-muted wrap-anywhere">
      Shown as:{' '}
      <span className="text-ink" dir="auto">
        {read}
      </span>
    </p>
  );
}
