import type { PageList, SectionInfo, SiteInfo } from '../../protocol/protocol.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import type { Work } from '../editor/editor.ts';
import { Outline } from './outline.tsx';
import { PagesPanel } from './pages-panel.tsx';
import { Palette } from './palette.tsx';
import { Panes } from './panes.tsx';
import { titleOf } from './workshop-context.ts';

interface LeftSideProps {
  site: SiteInfo;
  list: PageList;
  work: Work | undefined;
  /** Files with changes that are not saved. */
  dirty: ReadonlySet<string>;
  shown: string;
  /** Where a section that is added will stand; after the chosen one unless told. */
  addAt: number | undefined;
  theme: 'light' | 'dark';
  onShow: (name: string) => void;
  onOpen: (file: string) => void;
  onNew: () => void;
  onAddAt: (index: number) => void;
  onAdd: (section: SectionInfo) => void;
}

/** What there is: the pages of the site, the outline of the open one, and the sections that can be added to it. */
export function LeftSide({ site, list, work, dirty, shown, addAt, theme, ...on }: LeftSideProps) {
  const pages = {
    name: 'pages',
    label: 'Pages',
    content: (
      <div id="pages-pane">
        <PagesPanel
          list={list}
          places={site.places}
          open={work?.file}
          dirty={dirty}
          onOpen={on.onOpen}
          onNew={on.onNew}
        />
      </div>
    ),
  };
  const ofPage = work && [
    { name: 'outline', label: 'Outline', content: <Outline onAdd={on.onAddAt} /> },
    {
      name: 'sections',
      label: 'Sections',
      content: (
        <div id="sections-pane">
          <Palette sections={site.sections} place={placeWords(work, site, addAt)} theme={theme} onAdd={on.onAdd} />
        </div>
      ),
    },
  ];
  return (
    <aside aria-label="Pages and sections" className="flex min-h-0 grow flex-col border-e border-line bg-surface">
      <Panes
        label="Pages and sections"
        shown={work ? shown : 'pages'}
        onShow={on.onShow}
        panes={[pages, ...(ofPage ?? [])]}
      />
    </aside>
  );
}

/** Where a section that is added will stand, in words. */
function placeWords({ selected, history }: Work, site: SiteInfo, addAt: number | undefined): string {
  const sections = sectionsOf(history.now);
  const index = placeOfNew(selected, sections.length, addAt);
  if (index === 0) return 'Adds it at the beginning of the page';
  return `Adds after ${titleOf(site, wordOf(sections[index - 1], 'section'))}, at place ${index + 1}`;
}

/** The place of a section that is added: where it was asked for, else after the chosen one, else at the end. */
export const placeOfNew = (selected: number | undefined, count: number, addAt: number | undefined): number =>
  Math.min(addAt ?? (selected ?? count - 1) + 1, count);
