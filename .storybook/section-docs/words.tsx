/** A text of the docs, its names of things between backticks set as code. */
export function Words({ text }: { text: string }) {
  return (
    <span>
      {text.split('`').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <code key={`${index}${part}`} className="rounded-xs bg-sunken px-1 font-mono text-small text-ink">
            {part}
          </code>
        ),
      )}
    </span>
  );
}
