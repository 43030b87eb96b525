import { BrandMark } from '../primitives/brand-mark.tsx';

/** Icon of the app, as the Dock shows it. The font size determines its size. */
export function AppIcon({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-[1em] shrink-0 items-center justify-center rounded-[0.24em] border border-app-line bg-app-window text-ink ${className}`}
    >
      <BrandMark className="size-[0.55em]" />
    </span>
  );
}
