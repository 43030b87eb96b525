import { Person } from '../person.tsx';

/**
 * Webcam image in a circle that fills its parent. The inherited CSS variable `--room` moves the room behind the person
 * down, out of the circle. The content never changes, so the island keeps the elements that are already in the
 * document.
 */
export function CameraBubble() {
  return (
    <div
      data-static=""
      aria-hidden="true"
      className="absolute inset-0 overflow-hidden rounded-full border-[0.2em] border-app-window bg-clip-camera shadow-window"
    >
      <Room />
      <Person closeUp className="relative size-full" />
    </div>
  );
}

function Room() {
  return (
    <svg
      data-plays="room"
      viewBox="0 0 60 60"
      className="absolute inset-0 size-full motion-safe:transition-[translate] motion-safe:duration-slow motion-safe:ease-in-out"
      style={{ translate: '0 var(--room, 101%)' }}
    >
      <path d="M0 0h60v60H0z" fill="oklch(0.6 0.03 70)" />
      <path d="M5 8h8v11H5zM15 8h8v11h-8zM5 21h8v11H5zM15 21h8v11h-8z" fill="oklch(0.9 0.05 230)" />
      <path d="M41 12h4v14h-4zM52 10h5v16h-5zM38 26h22v2H38z" fill="oklch(0.5 0.12 35)" />
    </svg>
  );
}
