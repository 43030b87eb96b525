import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

/** One pane of a side. */
export interface Pane {
  readonly name: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface PanesProps {
  /** What the panes are, together. */
  label: string;
  panes: readonly Pane[];
  shown: string;
  onShow: (name: string) => void;
}

/** Panes of one side, of which one is shown. */
export function Panes({ label, panes, shown, onShow }: PanesProps) {
  return (
    <Tabs.Root value={shown} onValueChange={onShow} className="flex min-h-0 grow flex-col">
      <Tabs.List aria-label={label} className="flex shrink-0 border-b border-line px-2">
        {panes.map((pane) => (
          <Tabs.Trigger
            key={pane.name}
            value={pane.name}
            data-pane={pane.name}
            className="-mb-px flex min-h-10 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-2.5 text-small font-medium text-ink-muted -outline-offset-2 hover:text-ink aria-selected:border-record aria-selected:text-ink forced-colors:not-aria-selected:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
          >
            {pane.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {panes.map((pane) => (
        <Tabs.Content
          key={pane.name}
          value={pane.name}
          className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain -outline-offset-2"
        >
          {pane.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
