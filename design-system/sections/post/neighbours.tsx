import { useId } from 'react';
import type { LinkContent } from '../../content/index.ts';

export interface NeighboursProps {
  label: string;
  /** The post that came out before this one. */
  older: LinkContent | undefined;
  /** The one after it. */
  newer: LinkContent | undefined;
  /** The level of the post's own heading. */
  level: 1 | 2 | 3;
}

/** The posts before and after this one. The whole of each is its link. */
export function Neighbours({ label, older, newer, level }: NeighboursProps) {
  const id = useId();
  const Heading = `h${Math.min(level + 1, 4) as 2 | 3 | 4}` as const;
  if (!older && !newer) return null;
  return (
    <nav aria-labelledby={id} className="mt-16 grid gap-x-6 border-t border-line pt-5 @lg:grid-cols-12 print:hidden">
      <Heading id={id} className="timecode text-ink-faint @lg:col-span-4">
        {label}
      </Heading>
      <ul className="grid @lg:col-span-8">
        {[
          { kind: 'Newer', link: newer },
          { kind: 'Older', link: older },
        ].map(
          ({ kind, link }) =>
            link && (
              <li key={kind} className="border-b border-line">
                <a
                  href={link.href}
                  rel={kind === 'Older' ? 'prev' : 'next'}
                  className="group/item grid gap-x-6 gap-y-1 py-4 @md:grid-cols-[6rem_1fr]"
                >
                  <span className="timecode self-center text-ink-faint">{kind}</span>
                  <span className="text-subheading font-medium transition-colors duration-quick group-hover/item:text-accent-text motion-reduce:transition-none">
                    {link.label}
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
