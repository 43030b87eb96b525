import type { Checks } from '../../protocol/protocol.ts';
import { ChecksPane } from '../checks/checks-pane.tsx';
import type { Finding } from '../checks/findings.ts';
import type { FocusRequest } from '../fields/field-props.ts';
import { Inspector } from './inspector.tsx';
import { Panes } from './panes.tsx';

interface RightSideProps {
  shown: string;
  findings: readonly Finding[];
  checks: Checks | undefined;
  isLookedAt: boolean;
  focusOn: FocusRequest | undefined;
  onShow: (name: string) => void;
  onGo: (finding: Finding) => void;
  onDelete: () => void;
}

/** What the chosen section says, and what there is to put right. */
export function RightSide({ shown, findings, checks, isLookedAt, focusOn, onShow, onGo, onDelete }: RightSideProps) {
  const count = findings.length;
  return (
    <aside aria-label="Content and checks" className="flex min-h-0 grow flex-col border-s border-line bg-surface">
      <Panes
        label="Content and checks"
        shown={shown}
        onShow={onShow}
        panes={[
          {
            name: 'content',
            label: 'Content',
            content: (
              <div id="content-pane">
                <Inspector focusOn={focusOn} onDelete={onDelete} />
              </div>
            ),
          },
          {
            name: 'checks',
            label: (
              <>
                Checks
                {count > 0 && (
                  <span className="rounded-full bg-danger-ground px-1.5 text-label text-danger">
                    {count} <span className="sr-only">to put right</span>
                  </span>
                )}
              </>
            ),
            content: <ChecksPane findings={findings} checks={checks} isLookedAt={isLookedAt} onGo={onGo} />,
          },
        ]}
      />
    </aside>
  );
}
