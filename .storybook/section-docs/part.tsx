import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  /** What the part is about, under its title. */
  lede?: string;
  children: ReactNode;
  /** Under the title in the full width, in place of beside it. */
  isWide?: boolean;
}

/** A part of a docs page: its title in the first three columns, what it says in the other nine. */
export function Part({ title, lede, children, isWide = false }: PartProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id} className="grid gap-x-6 gap-y-6 border-t border-line pt-6 @lg:grid-cols-12">
      <div className={isWide ? '@lg:col-span-12' : '@lg:col-span-3'}>
        <h2 id={id} className="text-subheading font-strong">
          {title}
        </h2>
        {lede && <p className="mt-1 text-small text-ink-muted">{lede}</p>}
      </div>
      <div className={`min-w-0 ${isWide ? '@lg:col-span-12' : '@lg:col-span-9'}`}>{children}</div>
    </section>
  );
}
