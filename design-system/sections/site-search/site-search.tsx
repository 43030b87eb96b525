import { cva } from 'class-variance-authority';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import type { SectionProps } from '../section.ts';
import type { SiteSearchContent } from './site-search.schema.ts';

/**
 * Styles of the search form. `bar`: a row as wide as the page, if the section has no heading. `box`: a field with a
 * border, below a heading.
 */
const searchFormStyles = cva('flex items-center gap-3', {
  variants: {
    look: {
      bar: '-mb-px border-b-2 border-transparent focus-within:border-ink',
      box: 'rounded-md border border-line-strong bg-surface px-4 focus-within:border-ink',
    },
  },
});

/** Search result. */
export interface SearchResult {
  readonly href: string;
  /** Kind of result, such as `Blog`, `Version` or `Page`. */
  readonly kind: string;
  /** Title of the page. */
  readonly title: string;
  /** Heading on the page. Undefined if the result is the whole page. */
  readonly heading?: string;
  /** Text around the matching words. */
  readonly excerpt?: string;
}

/**
 * State of the search, as props for stories and React. On the site, a script without React shows the same states in the
 * server-rendered elements, which it finds by `data-part`.
 */
export interface SiteSearchState {
  /** Search query. */
  readonly query?: string;
  /** `partial` if no result has all words of the query. */
  readonly state?: 'idle' | 'loading' | 'results' | 'partial' | 'none' | 'error';
  readonly results?: readonly SearchResult[];
}

export type SiteSearchProps = SectionProps<SiteSearchContent, SiteSearchState>;

/**
 * Search for pages, posts and versions while typing. It is a field with a list of links and not a combobox, so that a
 * result can be opened in a new tab and works with every assistive technology.
 *
 * The site's script (`site/runtime/site-search`) creates the results from a template row. Without scripts, the section is
 * hidden, because its pages also have lists of links. Once per page, with up to eight results.
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
        {/* Rendered in every state, because screen readers announce only changes of existing elements. */}
        <output data-part="status" className="sr-only" {...STATUS_ATTRIBUTES}>
          {getStatusText(state, results.length)}
        </output>
        <div data-part="answer" hidden={state === 'idle'} className="pb-8">
          <p
            aria-hidden="true"
            className={`timecode flex justify-between gap-x-6 py-3 text-ink-faint ${heading ? '' : 'border-t border-line'}`}
          >
            <span data-part="count">{getStatusText(state, results.length)}</span>
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

/**
 * Search result. A click anywhere on the row opens it. Its kind is in a separate column, so that the list is easy to
 * scan.
 */
function ResultRow({
  href,
  kind,
  title,
  heading,
  excerpt,
  query,
}: SearchResult & {
  /** Query whose words are highlighted. */
  query: string;
}) {
  return (
    <li className="group/item relative grid grid-cols-1 gap-x-6 gap-y-1 border-t border-line py-4 @lg:grid-cols-12 @lg:items-baseline">
      <p data-part="kind" className="timecode text-ink-faint @lg:col-span-2">
        {kind}
      </p>
      <div className="grid min-w-0 grid-cols-1 gap-1 @lg:col-span-10">
        <p className="text-subheading font-strong">
          <a href={href} data-part="link" className="after:absolute after:inset-0 group-hover/item:text-accent-text">
            <span data-part="title">
              <HighlightedText text={title} query={query} />
            </span>{' '}
            {heading !== undefined && (
              <span data-part="place" className="font-medium text-ink-muted">
                <span aria-hidden="true" className="px-1 text-line-strong">
                  /
                </span>{' '}
                <span data-part="heading">
                  <HighlightedText text={heading} query={query} />
                </span>
              </span>
            )}
          </a>
        </p>
        {excerpt !== undefined && (
          <p data-part="excerpt" className="max-w-prose text-ink-muted">
            <HighlightedText text={excerpt} query={query} />
          </p>
        )}
      </div>
    </li>
  );
}

/**
 * Text in which words that begin with a word of the query are highlighted. The underline makes them visible without
 * color. The template has no text, so it contains an empty `mark` element, whose classes the site's script copies.
 */
function HighlightedText({ text, query }: { text: string; query: string }) {
  if (text === '') return <mark className={markStyles} />;
  const searchTerms = query.toLowerCase().split(/\s+/).filter(Boolean);
  // `split` with a capture group returns words at odd indexes, and the text between them at even indexes.
  return text.split(/([\p{L}\p{N}]+)/u).map((part, index) =>
    index % 2 === 1 && searchTerms.some((word) => part.toLowerCase().startsWith(word)) ? (
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

interface StateRowsProps extends Required<
  Pick<SiteSearchContent, 'noneText' | 'errorText' | 'links'> & Pick<SiteSearchState, 'state' | 'query'>
> {}

/** Message in place of the results: loading, no results, or an error. */
function StateRows({ state, query, noneText, errorText, links }: StateRowsProps) {
  return (
    <>
      <div data-part="loading" hidden={state !== 'loading'} aria-hidden="true">
        {['w-1/2', 'w-2/3', 'w-1/2'].map((width, index) => (
          <div key={index} className="grid gap-x-6 gap-y-2 border-t border-line py-5 @lg:grid-cols-12">
            <Skeleton className="w-20 @lg:col-span-2" />
            <div className="grid gap-2 @lg:col-span-10">
              <Skeleton className={`text-subheading ${width}`} />
              <Skeleton className="w-3/4" />
            </div>
          </div>
        ))}
      </div>
      <div data-part="none" hidden={state !== 'none'}>
        <OtherLinks text={noneText} links={links}>
          <p className="pb-1 text-subheading font-strong">
            No results for “<span data-part="query">{query}</span>”
          </p>
        </OtherLinks>
      </div>
      <div data-part="error" hidden={state !== 'error'}>
        <OtherLinks text={errorText} links={links} />
      </div>
    </>
  );
}

interface OtherLinksProps {
  text: string;
  links: StateRowsProps['links'];
  children?: ReactNode;
}

/** Text and links to other pages, in the same column as the results. */
function OtherLinks({ text, links, children }: OtherLinksProps) {
  return (
    <div className="grid gap-x-6 border-t border-line py-5 @lg:grid-cols-12">
      <div className="grid gap-1 @lg:col-span-10 @lg:col-start-3">
        {children}
        <p className="max-w-prose text-ink-muted">{text}</p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className="inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * Texts of the status line. The site's script reads them from `data-` attributes, and replaces `#` with the number of
 * results.
 */
const STATUS_TEXTS = {
  one: '1 result',
  many: '# results',
  partial: 'No page has all of these words. Closest matches:',
  none: 'No result',
  loading: 'Loading the search',
  error: 'Not loaded',
} as const;

const STATUS_ATTRIBUTES = Object.fromEntries(
  Object.entries(STATUS_TEXTS).map(([name, text]) => [`data-${name}`, text]),
);

function getStatusText(state: NonNullable<SiteSearchState['state']>, count: number): string {
  if (state === 'idle') return '';
  if (state !== 'results') return STATUS_TEXTS[state];
  return count === 1 ? STATUS_TEXTS.one : STATUS_TEXTS.many.replace('#', String(count));
}
