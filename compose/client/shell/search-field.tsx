import { ToolIcon } from './tool-icon.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that narrows a list while something is typed. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className="flex min-h-9 items-center gap-2 rounded-sm border border-line-strong bg-surface px-2.5 text-ink-muted focus-within:outline-2 focus-within:outline-focus">
      <ToolIcon name="search" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-w-0 grow bg-transparent py-1 text-small text-ink outline-none placeholder:text-ink-faint"
      />
    </label>
  );
}
