/**
 * A text with the words marked that begin with one of the query. Underlined in the colour of the record light, so that a
 * mark is no matter of hue alone; the runtime takes the look of a mark from the one in the template, which has no text.
 */
export function Marked({ text, query }: { text: string; query: string }) {
  if (text === '') return <mark className={markStyles} />;
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  // Every second part is a word.
  return text.split(/([\p{L}\p{N}]+)/u).map((part, index) =>
    index % 2 === 1 && wanted.some((word) => part.toLowerCase().startsWith(word)) ? (
      // oxlint-disable-next-line react/no-array-index-key -- The pieces of one text, which never change places.
      <mark key={index} className={markStyles}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

const markStyles = 'bg-transparent text-ink underline decoration-record decoration-2 underline-offset-4';
