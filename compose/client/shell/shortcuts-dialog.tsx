import { Dialog } from './dialog.tsx';
import { Scroller } from './scroller.tsx';
import { keyNames, SHORTCUTS } from './shortcuts.ts';

/** Every key there is. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isMac = navigator.userAgent.includes('Mac');
  return (
    <Dialog title="Keyboard shortcuts" description="You can do everything without a pointer." onClose={onClose}>
      <Scroller label="Shortcuts" className="px-5 py-3">
        {(['everywhere', 'on the page'] as const).map((where) => (
          <section key={where} className="py-2">
            <h3 className="pb-1 text-label font-medium text-ink-muted">
              {where === 'everywhere' ? 'Everywhere' : 'In the outline and on the page'}
            </h3>
            <dl>
              {SHORTCUTS.filter((each) => each.where === where).map(({ keys, words }) => (
                <div
                  key={keys}
                  className="flex items-center justify-between gap-4 border-b border-line py-1.5 last:border-b-0"
                >
                  <dt className="text-small">{words}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keyNames(keys, isMac).map((name) => (
                      <kbd
                        key={name}
                        className="min-w-6 rounded-xs border border-line-strong px-1.5 text-center font-mono text-label text-ink-muted"
                      >
                        {name}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Scroller>
    </Dialog>
  );
}
