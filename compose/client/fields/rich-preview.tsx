import { RichText } from '@onset/design-system/primitives/rich-text';
import { filled } from './facts.ts';
import { useSite } from './use-place.ts';

/** How much of a text is shown as it will be read: a line, and what is left of a page's time. */
const SHOWN = 300;

/** The text as it will be read, in a line. Its links lead nowhere here: they are looked at. */
export function RichPreview({ text }: { text: string }) {
  const { facts } = useSite();
  const read = filled(text.slice(0, SHOWN), facts);
  if (!/[*`[]/.test(read) && read === text.slice(0, SHOWN)) return null;
  return (
    <p className="truncate text-label text-ink-muted" dir="auto" inert>
      <RichText source={read} />
    </p>
  );
}
