import type { View } from '../canvas/view.ts';
import { Segments } from '../fields/segments.tsx';

interface ViewBarProps {
  view: View;
  onChange: (view: View) => void;
}

/** How the page is looked at: width, theme, direction, size of the text, who is there. */
export function ViewBar({ view, onChange }: ViewBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="View"
      className="flex min-w-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5"
    >
      <Segments
        legend="Width"
        chosen={view.width}
        onChoose={(width) => onChange({ ...view, width })}
        segments={[
          { value: 'phone', label: 'Phone', title: '390 pixels' },
          { value: 'tablet', label: 'Tablet', title: '820 pixels' },
          { value: 'desktop', label: 'Desktop', title: '1280 pixels' },
        ]}
      />
      <Segments
        legend="Theme of the page"
        chosen={view.theme}
        onChoose={(theme) => onChange({ ...view, theme })}
        segments={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <span className="flex flex-wrap gap-1">
        <Toggle
          label="Right to left"
          pressed={view.direction === 'rtl'}
          onChange={(on) => onChange({ ...view, direction: on ? 'rtl' : 'ltr' })}
        />
        <Toggle
          label="Text at 200 %"
          pressed={view.isTwiceTheText}
          onChange={(isTwiceTheText) => onChange({ ...view, isTwiceTheText })}
        />
        <Toggle
          label="Signed in"
          pressed={view.isSignedIn}
          onChange={(isSignedIn) => onChange({ ...view, isSignedIn })}
        />
        <Toggle
          label="Server’s values"
          pressed={view.hasCommons}
          onChange={(hasCommons) => onChange({ ...view, hasCommons })}
        />
      </span>
    </div>
  );
}

function Toggle({ label, pressed, onChange }: { label: string; pressed: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className="min-h-7 cursor-pointer rounded-sm px-2 text-label font-medium text-ink-muted hover:bg-hover hover:text-ink aria-pressed:bg-ink-fill aria-pressed:text-on-ink-fill forced-colors:aria-pressed:outline-2"
    >
      {label}
    </button>
  );
}
