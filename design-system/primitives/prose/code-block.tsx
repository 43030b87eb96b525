import type { Block } from '../../content/prose.ts';

/** Languages by the name a reader knows. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  json: 'JSON',
  sh: 'Terminal',
  shell: 'Terminal',
  swift: 'Swift',
  xml: 'XML',
};

/**
 * Code that keeps its lines: long ones scroll, with the keyboard too. The language `text` is for words to copy,
 * such as an email template: they always wrap, and no language is shown.
 */
export function CodeBlock({ language, label, tokens }: Omit<Extract<Block, { type: 'code' }>, 'type'>) {
  if (language === 'text')
    return (
      <pre data-slot="code">
        <code>{tokens.map((token) => (typeof token === 'string' ? token : token.text))}</code>
      </pre>
    );
  const name = (language && NAMES[language]) ?? language ?? 'Code';
  return (
    <figure data-slot="code">
      <figcaption>{name}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Else a keyboard could not scroll it. */}
      <section tabIndex={0} aria-label={label === '' ? name : `${name}: ${label}`}>
        <pre dir="ltr">
          <code>
            {tokens.map((token, index) =>
              typeof token === 'string' ? (
                token
              ) : (
                <span key={index} data-token={token.kind}>
                  {token.text}
                </span>
              ),
            )}
          </code>
        </pre>
      </section>
    </figure>
  );
}
