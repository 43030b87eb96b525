export interface LevelMeterProps {
  /** How loud it is, from 0 to 1. */
  level: number;
  /** How many steps it shows. */
  steps?: number;
  className?: string;
}

/** How loud a microphone hears, in steps that light up one after the other. */
export function LevelMeter({ level, steps = 12, className = '' }: LevelMeterProps) {
  return (
    <span className={`flex gap-[0.15em] ${className}`}>
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={index}
          className={`h-[0.3em] grow rounded-full ${index < level * steps ? 'bg-clip-camera' : 'bg-app-line'}`}
        />
      ))}
    </span>
  );
}
