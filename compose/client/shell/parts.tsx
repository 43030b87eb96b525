import type { ReactNode } from 'react';
import { Segments } from '../fields/segments.tsx';

/** The three parts of the workshop, of which a narrow window shows one. */
export type PartName = 'sides' | 'page' | 'content';

interface PartProps {
  name: PartName;
  shown: PartName;
  children: ReactNode;
}

/** One of the three parts: beside the others where there is room. */
export const Part = ({ name, shown, children }: PartProps) => (
  <div className={`flex min-h-0 min-w-0 flex-col ${name === shown ? '' : 'max-[60rem]:hidden'}`}>{children}</div>
);

/** Chooses the part that a narrow window shows. */
export const PartSwitch = ({ shown, onShow }: { shown: PartName; onShow: (name: PartName) => void }) => (
  <nav
    aria-label="Parts of the page editor"
    className="hidden justify-center border-t border-line bg-surface p-2 max-[60rem]:flex"
  >
    <Segments
      legend="Part of the page editor"
      chosen={shown}
      onChoose={onShow}
      segments={[
        { value: 'sides', label: 'Outline' },
        { value: 'page', label: 'Page' },
        { value: 'content', label: 'Content' },
      ]}
    />
  </nav>
);
