/** A fresh project: what it is made of, and where what it builds is found. */
export interface FreshProject {
  readonly name: string;
  /** What the table calls it. */
  readonly title: string;
  /** Folders of `projects` that are copied over each other. */
  readonly layers: readonly string[];
  /** Where the words of the page stand in it. */
  readonly content: string;
  /** The folder that is served; none where it brings a server of its own. */
  readonly output?: string;
  /** Ours: its page is held against all that a visitor of ours may expect. The others are weighed alone. */
  readonly ours: boolean;
  /** What is written otherwise in one of its files. */
  readonly edit?: { readonly file: string; readonly from: string; readonly to: string };
}

/** The same page of five sections in every way of making one, and the same five of another design system beside it. */
export const projects: readonly FreshProject[] = [
  { name: 'vite', title: 'Vite', layers: ['vite'], content: 'src', output: 'dist', ours: true },
  {
    name: 'tailwind',
    title: 'Vite with Tailwind',
    layers: ['vite', 'tailwind'],
    content: 'src',
    output: 'dist',
    ours: true,
  },
  { name: 'next', title: 'Next.js', layers: ['next'], content: 'app', ours: true },
  { name: 'astro', title: 'Astro', layers: ['astro'], content: 'src', output: 'dist', ours: true },
  {
    name: 'vite-bare',
    title: 'nothing but React, Vite',
    layers: ['vite', 'vite-bare'],
    content: 'src',
    output: 'dist',
    ours: false,
  },
  { name: 'next-bare', title: 'nothing but Next.js', layers: ['next', 'next-bare'], content: 'app', ours: false },
  {
    name: 'primer',
    title: 'Primer Brand, Vite',
    layers: ['vite', 'primer'],
    content: 'src',
    output: 'dist',
    ours: false,
  },
  {
    name: 'primer-whole',
    title: 'Primer Brand, main entry',
    layers: ['vite', 'primer'],
    content: 'src',
    output: 'dist',
    ours: false,
    edit: {
      file: 'src/main.tsx',
      from: "} from '@primer/react-brand/esm';",
      to: "} from '@primer/react-brand';\nimport '@primer/react-brand/lib/css/main.css';",
    },
  },
];
