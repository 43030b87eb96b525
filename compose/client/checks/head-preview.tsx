import type { Checks } from '../../protocol/protocol.ts';

/** How a search engine and a shared link show the page. Drawn by hand: each of them does it its own way. */
export function HeadPreview({ head: { title, description, url, isHidden } }: { head: Checks['head'] }) {
  const { host, pathname } = new URL(url);
  return (
    <section aria-label="Search results and shared links" className="flex flex-col gap-2">
      <h2 className="text-label font-medium text-ink-muted">Search results and shared links</h2>
      <div className="rounded-md border border-line bg-canvas p-3">
        <p className="truncate text-label text-ink-muted">
          {host}
          {pathname === '/' ? '' : pathname.replaceAll('/', ' / ')}
        </p>
        <p className="line-clamp-1 text-body text-focus">{title}</p>
        <p className="line-clamp-2 text-label text-ink-muted">{description}</p>
      </div>
      <div className="overflow-hidden rounded-md border border-line bg-canvas">
        <div className="flex aspect-[1200/630] items-end bg-ink-fill p-4 text-on-ink-fill">
          <p className="display line-clamp-3 text-subheading">{title}</p>
        </div>
        <div className="p-3">
          <p className="text-label text-ink-muted">{host}</p>
          <p className="line-clamp-1 text-small font-medium">{title}</p>
          <p className="line-clamp-2 text-label text-ink-muted">{description}</p>
        </div>
      </div>
      <p className="text-label text-ink-muted">
        {isHidden ? 'Kept out of search engines. ' : ''}
        Title {title.length} characters, description {description.length}. The build creates the image.
      </p>
    </section>
  );
}
