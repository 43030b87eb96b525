import type { ReactNode } from 'react';
import { Link } from '../../primitives/link.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import type { SiteSearchState } from './search-state.ts';
import type { SiteSearchContent } from './site-search.schema.ts';

export interface StateRowsProps extends Required<
  Pick<SiteSearchContent, 'noneText' | 'errorText' | 'links'> & Pick<SiteSearchState, 'state' | 'query'>
> {}

/** What stands in the place of results: while they are on their way, where there are none, where none can be had. */
export function StateRows({ state, query, noneText, errorText, links }: StateRowsProps) {
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
        <WaysOn text={noneText} links={links}>
          <p className="pb-1 text-subheading font-strong">
            No results for “<span data-part="query">{query}</span>”
          </p>
        </WaysOn>
      </div>
      <div data-part="error" hidden={state !== 'error'}>
        <WaysOn text={errorText} links={links} />
      </div>
    </>
  );
}

interface WaysOnProps {
  text: string;
  links: StateRowsProps['links'];
  children?: ReactNode;
}

/** In the column of the results, whose place it takes. */
function WaysOn({ text, links, children }: WaysOnProps) {
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
