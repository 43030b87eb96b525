import type { ReactNode } from 'react';

export interface AppBoxProps {
  /** Left, top and width, in pixels of the layout. */
  left: number;
  top: number;
  width: number;
  children: ReactNode;
}

/** The box of a recorded window, 16 to 10. The app in it is sized in em. */
export function AppBox({ left, top, width, children }: AppBoxProps) {
  return (
    <div className="@container absolute" style={{ left, top, width, height: width / 1.6, fontSize: width * 0.0188 }}>
      {children}
    </div>
  );
}
