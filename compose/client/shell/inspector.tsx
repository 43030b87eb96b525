import { Button } from '@onset/design-system/primitives/button';
import { isRecord } from '../../source/json.ts';
import { sectionsOf, wordOf } from '../editor/document.ts';
import { infoOf, useWorkshop } from './workshop-context.ts';

/** What the chosen section says, or the page itself. */
export function Inspector({ onDelete }: { onDelete: () => void }) {
  const { site, work } = useWorkshop();
  const { now } = work.history;
  const { selected } = work;
  const section = selected === undefined ? undefined : sectionsOf(now)[selected];
  const info = infoOf(site, wordOf(section, 'section'));
  return (
    <div className="flex flex-col gap-4 p-4">
      <h2 className="text-small font-medium">{info?.name ?? 'The page'}</h2>
      <pre className="text-label whitespace-pre-wrap">
        {JSON.stringify(section ?? (isRecord(now) ? { ...now, sections: '…' } : now), null, 2)}
      </pre>
      {selected === undefined && (
        <Button variant="danger" size="sm" onClick={onDelete}>
          Remove this page
        </Button>
      )}
    </div>
  );
}
