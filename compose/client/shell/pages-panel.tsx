import { useState } from 'react';
import type { PageList, SiteInfo } from '../../protocol/protocol.ts';
import { pathOf } from '../../store/page-path.ts';
import { SearchField } from './search-field.tsx';

interface PagesPanelProps {
  list: PageList;
  places: SiteInfo['places'];
  open: string | undefined;
  /** Files with changes that are not saved. */
  dirty: ReadonlySet<string>;
  onOpen: (file: string) => void;
  onNew: () => void;
}

/** The pages of the site, to be opened. */
export function PagesPanel({ list, places, open, dirty, onOpen, onNew }: PagesPanelProps) {
  const [query, setQuery] = useState('');
  const titles = new Map(places.map(({ path, title }) => [path, title]));
  const drafts = new Set(list.drafts.map(({ file }) => file));
  const messages = new Map(list.unreadable.map(({ file, message }) => [file, message]));
  const shown = list.pages
    .map((file) => ({
      file,
      path: pathOf(file),
      title: titles.get(pathOf(file)) ?? '',
      message: messages.get(file),
    }))
    .filter(({ path, title }) => `${path} ${title}`.toLowerCase().includes(query.trim().toLowerCase()))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
  return (
    <div className="flex flex-col gap-3 py-3">
      <div className="flex flex-col gap-2 px-4">
        <SearchField label="Search pages" value={query} onChange={setQuery} />
        <button
          type="button"
          onClick={onNew}
          className="flex min-h-9 w-full cursor-pointer items-center justify-center rounded-sm border border-dashed border-line-strong text-small font-medium text-ink-muted hover:bg-hover hover:text-ink"
        >
          New page
        </button>
      </div>
      <ul aria-label="Pages" className="flex flex-col px-2">
        {shown.map(({ file, path, title, message }) => (
          <li key={file}>
            <button
              type="button"
              aria-current={file === open ? 'page' : undefined}
              onClick={() => onOpen(file)}
              className="flex w-full cursor-pointer flex-col rounded-sm px-2 py-1.5 text-start hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line-strong forced-colors:aria-[current=page]:outline-2"
            >
              <span className="flex items-center gap-2 text-small font-medium text-ink">
                <span className="truncate">{path}</span>
                {message !== undefined && (
                  <span className="shrink-0 rounded-full bg-sunken px-1.5 text-label font-medium text-danger">
                    error
                  </span>
                )}
                {dirty.has(file) && <Mark words="not saved" />}
                {!dirty.has(file) && drafts.has(file) && <Mark words="draft" />}
              </span>
              {message !== undefined && <span className="text-label wrap-anywhere text-danger">{message}</span>}
              {title !== '' && message === undefined && (
                <span className="truncate text-label text-ink-muted">{title}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="px-4 text-small text-ink-muted">No page matches “{query}”</p>}
    </div>
  );
}

const Mark = ({ words }: { words: string }) => (
  <span className="shrink-0 rounded-full bg-sunken px-1.5 text-label font-medium text-accent-text">{words}</span>
);
