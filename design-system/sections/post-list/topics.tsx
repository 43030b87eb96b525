import type { PostListContent } from './post-list.schema.ts';

/** The ways to the posts of one topic. The one that is shown is marked by its border, its ground and to assistive technology. */
export function Topics({ label, topics }: { label: string; topics: NonNullable<PostListContent['topics']> }) {
  return (
    <nav aria-label={label} className="mt-8 @lg:mt-12">
      <ul className="flex flex-wrap gap-x-1.5 gap-y-2">
        {topics.map(({ label: name, href, current = false }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className={`flex rounded-full border px-4 py-1.5 text-small font-medium transition-colors duration-quick motion-reduce:transition-none ${current ? 'border-ink bg-ink-fill text-on-ink-fill forced-colors:border-2' : 'border-line text-ink-muted hover:text-ink'}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
