import { Button } from '@onset/design-system/primitives/button';
import { useMemo } from 'react';
import { isRecord } from '../../source/json.ts';
import type { Json } from '../../source/json.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import { fieldIssues } from '../fields/field-issues.ts';
import { FieldsContext } from '../fields/field-props.ts';
import type { FocusRequest, Path } from '../fields/field-props.ts';
import { RecordFields } from '../fields/record-fields.tsx';
import { infoOf, useWorkshop } from './workshop-context.ts';

interface InspectorProps {
  focusOn: FocusRequest | undefined;
  onDelete: () => void;
}

/** What the chosen section says, or the page itself where none is chosen. */
export function Inspector({ focusOn, onDelete }: InspectorProps) {
  const { site, work, drawn } = useWorkshop();
  const { selected, file } = work;
  const { now } = work.history;
  const sections = sectionsOf(now);
  const section = selected === undefined ? undefined : sections[selected];
  const issues = drawn.drawing?.issues;
  const facts = useMemo(
    () => ({
      site,
      ...fieldIssues(issues ?? []),
      ownAnchors: sectionsOf(now).map((each) => wordOf(each, 'id')),
      focusOn,
    }),
    [site, issues, now, focusOn],
  );
  return (
    <FieldsContext value={facts}>
      {selected === undefined ? (
        <PageFields key={file} document={now} onDelete={onDelete} />
      ) : (
        <SectionFields key={`${file} ${selected} ${wordOf(section, 'section')}`} section={section} index={selected} />
      )}
    </FieldsContext>
  );
}

/** What a page says beside its own fields: its sections, and the schema by which a page in JSON is completed. */
const OF_THE_PAGE = ['sections', '$schema'];

/** What an entry of a page says beside its anchor: which section it is, and its content. */
const OF_THE_SECTION = ['section', 'content'];

function PageFields({ document, onDelete }: { document: Json; onDelete: () => void }) {
  const { site } = useWorkshop();
  const set = useSet([]);
  return (
    <div className="flex flex-col gap-6 p-4">
      <Heading title="The page" summary="What search engines and shared links show, and the rules of the page." />
      <RecordFields field={site.page} value={document} path={[]} onChange={set} elsewhere={OF_THE_PAGE} />
      <div className="border-t border-line pt-4">
        <Button variant="quiet" size="sm" onClick={onDelete}>
          Remove this page
        </Button>
      </div>
    </div>
  );
}

function SectionFields({ section, index }: { section: Json | undefined; index: number }) {
  const { site } = useWorkshop();
  const name = wordOf(section, 'section');
  const info = infoOf(site, name);
  const path = ['sections', index];
  const set = useSet(path);
  const setContent = useSet([...path, 'content']);
  if (!info || !isRecord(section))
    return (
      <div className="flex flex-col gap-2 p-4">
        <Heading title={name || 'Unnamed section'} summary="The site has no section with this name." />
      </div>
    );
  // Sections without React have no time of hydration.
  const fields = site.listed.fields.filter((each) => each.name !== 'hydrate' || info.hydrate !== undefined);
  return (
    <div className="flex flex-col gap-6 p-4">
      <Heading title={info.title} summary={info.summary} />
      <RecordFields field={info.field} value={section['content']} path={[...path, 'content']} onChange={setContent} />
      <section aria-label="Anchor" className="border-t border-line pt-4">
        <RecordFields
          field={{ kind: 'record', fields }}
          value={section}
          path={path}
          onChange={set}
          elsewhere={OF_THE_SECTION}
        />
      </section>
    </div>
  );
}

/** Says something at a place of the page: what is typed in one go is one step. */
function useSet(path: Path): (value: Json, at: Path) => void {
  const { dispatch } = useWorkshop();
  return (value, at) => dispatch({ type: 'set', path, value, place: at, at: Date.now() });
}

const Heading = ({ title, summary }: { title: string; summary: string }) => (
  <header className="flex flex-col gap-1">
    <h2 className="text-body font-strong">{title}</h2>
    <p className="text-label text-ink-muted">{summary}</p>
  </header>
);
