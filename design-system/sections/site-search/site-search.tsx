import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { Icon } from '../../primitives/icon.tsx';
import type { SectionProps } from '../section.ts';
import { ResultRow } from './result-row.tsx';
import type { SiteSearchState } from './search-state.ts';
import type { SiteSearchContent } from './site-search.schema.ts';
import { StateRows } from './state-rows.tsx';
import { statusWords } from './status-words.ts';

/** The form: a row of the page, or a field in a frame where it stands under a heading. Who types sees its line in ink. */
export const searchFormStyles = cva('flex items-center gap-3', {
  variants: {
    look: {
      bar: '-mb-px border-b-2 border-transparent focus-within:border-ink',
      box: 'rounded-md border border-line-strong bg-surface px-4 focus-within:border-ink',
    },
  },
});

export type SiteSearchProps = SectionProps<SiteSearchContent, SiteSearchState>;

/**
 * Finds pages, posts and versions as one types. A field and a list of links, and no combobox: a result is a link as any
 * other, which opens in a new tab, is read in order, and works with every assistive technology there is.
 *
 * The runtime of the site fills it (`site/runtime/search`), from the template of one result. Without a script it is not
 * there: it stands on pages that have a list of links of their own. One a page, and up to eight results.
 */
export function SiteSearch({
  heading,
  headingLevel = 2,
  label = 'Search',
  placeholder,
  href,
  noneText = 'Try a simpler word, or start here:',
  errorText = 'The search couldn’t be loaded. Check your connection and type again, or start here:',
  links,
  query = '',
  state = 'idle',
  results = [],
  className = '',
  ...rest
}: SiteSearchProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const words = statusWords(results.length);
  const hasResults = state === 'results' || state === 'partial';
  return (
    <section
      data-section="site-search"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A section of a page is a `section`.
      role="search"
      aria-label={label}
      className={`@container ${heading ? 'pb-16' : 'border-b border-line'} in-data-runtime-failed:hidden noninteractive:hidden ${className}`}
      {...rest}
    >
      <div className="page">
        {heading && <Heading className="pt-12 pb-3 text-subheading font-strong">{heading}</Heading>}
        <form action={href} data-event="search" className={searchFormStyles({ look: heading ? 'box' : 'bar' })}>
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <button
            type="submit"
            aria-label={label}
            className="-mx-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center text-ink-muted hover:text-ink"
          >
            <Icon name="search" className="size-5" />
          </button>
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={placeholder}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
            aria-keyshortcuts="/"
            className="peer min-h-14 w-full min-w-0 bg-transparent text-subheading text-ink outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
          />
          <button
            type="reset"
            aria-label="Clear the field"
            className="-me-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center text-ink-muted hover:text-ink peer-placeholder-shown:hidden"
          >
            <Icon name="close" className="size-5" />
          </button>
          <kbd
            aria-hidden="true"
            className="timecode hidden rounded-xs border border-line-strong px-2 py-0.5 text-ink-faint @lg:peer-placeholder-shown:block"
          >
            /
          </kbd>
        </form>
        {/* Always of the page, because a screen reader tells only of changes in what was there before. */}
        <output data-part="status" className="sr-only" {...words.attributes}>
          {state === 'idle' ? '' : words[state]}
        </output>
        <div data-part="answer" hidden={state === 'idle'} className="pb-8">
          <p
            aria-hidden="true"
            className={`timecode flex justify-between gap-x-6 py-3 text-ink-faint ${heading ? '' : 'border-t border-line'}`}
          >
            <span data-part="count">{state === 'idle' ? '' : words[state]}</span>
            <span data-part="keys" hidden={!hasResults} className="hidden shrink-0 @lg:inline">
              Enter opens the first result, arrow keys move
            </span>
          </p>
          <ol data-part="results" hidden={!hasResults}>
            {results.map((result) => (
              <ResultRow key={result.href} {...result} query={query} />
            ))}
          </ol>
          <StateRows state={state} query={query} noneText={noneText} errorText={errorText} links={links} />
        </div>
        <template data-part="template">
          <ResultRow href={href} kind="" title="" heading="" excerpt="" query="" />
        </template>
      </div>
    </section>
  );
}
