import { groupByPurpose, matchesSection, purposes } from '@onset/design-system/sections/section-docs';
import { useId, useState } from 'react';
import type { SectionInfo, SiteInfo } from '../../protocol/protocol.ts';
import { SearchField } from './search-field.tsx';

interface PaletteProps {
  sections: SiteInfo['sections'];
  /** Where a section will stand, in words. */
  place: string;
  theme: 'light' | 'dark';
  onAdd: (section: SectionInfo) => void;
}

/** The sections of the site, grouped by purpose, each with its approved screenshot. */
export function Palette({ sections, place, theme, onAdd }: PaletteProps) {
  const [query, setQuery] = useState('');
  const found = sections.filter((section) => section.start !== undefined && matchesSection(section, query));
  return (
    <div className="flex flex-col gap-4 px-4 py-3">
      <div className="flex flex-col gap-2">
        <SearchField label="Search sections" value={query} onChange={setQuery} />
        <p className="text-label text-ink-muted">{place}</p>
      </div>
      {groupByPurpose(found).map(({ purpose, members }) => (
        <section key={purpose} aria-label={purposes[purpose]} className="flex flex-col gap-2">
          <h2 className="text-label font-medium text-ink-muted">{purposes[purpose]}</h2>
          <ul className="flex flex-col gap-2">
            {members.map((section) => (
              <li key={section.name}>
                <PaletteEntry section={section} theme={theme} onAdd={onAdd} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <output className={found.length === 0 ? 'text-small text-ink-muted' : 'sr-only'}>
        {found.length === 0
          ? `No sections match “${query}”`
          : found.length === 1
            ? '1 section'
            : `${found.length} sections`}
      </output>
    </div>
  );
}

/** The whole card is pressed; its button is called by its title alone, and described by the rest. */
function PaletteEntry({ section, theme, onAdd }: { section: SectionInfo } & Pick<PaletteProps, 'theme' | 'onAdd'>) {
  const summaryId = useId();
  return (
    <div className="group/section relative flex flex-col overflow-hidden rounded-md border border-line bg-surface hover:border-line-strong">
      {section.picture !== undefined && (
        <span className="block h-28 w-full overflow-hidden border-b border-line bg-sunken">
          <img
            src={`/stories/__visual__/${theme}-desktop/${section.picture}`}
            alt=""
            loading="lazy"
            className="block w-full transition-transform duration-calm group-hover/section:scale-103 motion-reduce:transition-none"
          />
        </span>
      )}
      <span className="flex flex-col gap-0.5 px-3 py-2">
        <button
          type="button"
          onClick={() => onAdd(section)}
          aria-describedby={summaryId}
          className="cursor-pointer text-start text-small font-medium text-ink after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <span className="sr-only">Add </span>
          {section.title}
        </button>
        <span id={summaryId} className="text-label text-ink-muted">
          {section.summary}
        </span>
      </span>
    </div>
  );
}
