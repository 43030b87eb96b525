import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { Lights } from './parts.tsx';

interface CodeEditorProps {
  /**
   * False before the notes are published, true directly after. Undefined if the illustration doesn't show a moment: the
   * terminal then has its output, without the message.
   */
  isPublished?: boolean;
}

/**
 * Recorded code editor in which the notes of a release are published: file list, code and terminal. Its text has at
 * least 11 px, so that small boxes show fewer lines instead of smaller ones. `editor-window/targets.ts` contains the
 * boxes of its parts, which are the same in percent at every size. In the hero, the content never changes, so the island
 * keeps the elements that are already in the document.
 */
export function CodeEditor({ isPublished }: CodeEditorProps) {
  return (
    <div
      data-static=""
      className="absolute inset-0 overflow-hidden rounded-[0.8em] border border-app-line bg-app-window text-[length:max(11px,1.25cqi)] leading-[1.6] whitespace-nowrap text-ink-muted shadow-float"
    >
      <div className="flex h-[8.5%] items-center border-b border-app-line bg-app-panel px-[1em]">
        <Lights />
        <span className="ms-[1.6em] min-w-0 overflow-hidden font-medium text-ellipsis text-ink">
          notes.ts<span className="hidden font-normal text-ink-muted @md:inline"> – orchard</span>
        </span>
      </div>
      <span className="absolute top-[1.2%] right-[1.4%] flex h-[max(6.1%,13px)] w-[18%] items-center justify-center gap-[0.6em] rounded-[0.45em] bg-clip-screen leading-none font-medium text-on-clip">
        <svg viewBox="0 0 16 16" className="hidden size-[1.1em] fill-none stroke-current stroke-2 @md:block">
          <path d="M8 14V3M3.5 7.5 8 3l4.5 4.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span className="text-[length:min(1em,3.6cqi)]">Publish</span>
      </span>
      <FileList />
      <Code />
      <Terminal hasOutput={isPublished !== false} />
      <div className="absolute right-0 bottom-0 left-[21%] hidden justify-between border-t border-app-line bg-app-panel px-[1.4em] py-[0.15em] @md:flex">
        <span>main</span>
        <span>Ln {CURRENT_LINE}, Col 19 · TypeScript</span>
      </div>
      <span
        data-plays="result"
        className={`absolute top-[9.5%] right-[1.4%] flex w-[48%] flex-col gap-[0.4em] rounded-[0.7em] border border-app-line bg-app-window p-[0.6em] shadow-window @md:gap-[0.7em] @md:p-[1.4em] ${isPublished ? '' : 'invisible'}`}
      >
        <span className="flex items-center gap-[0.6em] font-strong text-ink">
          <Icon name="check" className="hidden text-success @min-[18.5rem]:inline" /> Published 2.4.0
        </span>
        <span className="hidden @md:block">Dark theme, CSV import, shortcuts</span>
        <span className="border-t border-app-line pt-[0.4em] @md:pt-[0.7em]">1,204 subscribers</span>
        <span className="rounded-[0.45em] bg-app-track px-[1em] py-[0.2em] text-center font-medium text-ink @md:self-start">
          Open page
        </span>
      </span>
    </div>
  );
}

/** Files by folder. `notes.ts` is open. */
const folders = [
  { name: 'site', files: ['feed.ts', 'notes.ts', 'page.md', 'app.css'] },
  { name: 'tests', files: ['send.ts', 'page.ts'] },
  { name: 'public', files: ['icon.svg', 'robots.txt'] },
];

/** Color of a file's icon, by the extension of the file. */
const iconColors: Readonly<Record<string, string>> = {
  ts: 'bg-clip-screen',
  md: 'bg-record',
  css: 'bg-clip-camera',
};

function FileList() {
  return (
    <Pane className="top-[8.5%] bottom-0 left-0 w-[21%] border-e border-app-line bg-app-panel">
      {folders.map(({ name, files }) => (
        <div key={name} className="pt-[0.5em] @md:pt-[0.7em]">
          <span className="flex items-center gap-[0.5em] ps-[0.6em] text-ink @md:ps-[1em]">
            <svg viewBox="0 0 8 8" className="size-[0.6em] fill-none stroke-current">
              <path d="M1 2.5 4 5.5 7 2.5" />
            </svg>
            {name}
          </span>
          {files.map((file) => (
            <span
              key={file}
              className={`flex items-center gap-[0.6em] py-[0.1em] ps-[0.8em] @md:ps-[2.2em] ${file === 'notes.ts' ? 'bg-app-track text-ink' : ''}`}
            >
              <span
                className={`hidden size-[0.7em] shrink-0 rounded-[0.2em] @md:block ${iconColors[file.split('.').at(-1) ?? ''] ?? 'bg-clip-sound'}`}
              />
              {file}
            </span>
          ))}
        </div>
      ))}
    </Pane>
  );
}

/** Part of the window. Like in a real editor, it shows the beginning of content that is larger. */
function Pane({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={`absolute overflow-hidden ${className}`} {...rest}>
      <div className="absolute top-0 left-0 w-max min-w-full">{children}</div>
    </div>
  );
}

const code = `import { readFile } from 'node:fs/promises';
import { publish, type Subscriber } from './feed.ts';

const notes = {
  version: '2.4.0',
  added: ['Dark theme', 'CSV import', 'Shortcuts for the whole board'],
  fixed: ['Search keeps the last letter', 'Dates follow the system'],
};

/** Publishes the notes and sends them to everyone who subscribed. */
export async function release(subscribers: readonly Subscriber[]) {
  const template = await readFile('site/page.md', 'utf8');
  const page = await publish(template, { ...notes, date: new Date() });
  await Promise.all(subscribers.map(({ email }) => page.send(email)));
  return page.url;
}`;

/** Number of the line with the text cursor. */
const CURRENT_LINE = 5;

const tokenPattern =
  /(?<comment>\/\*\*.*)|(?<string>'[^']*')|\b(?<keyword>import|from|type|const|export|async|function|readonly|await|new|return)\b|(?<call>\w+)(?=\()/g;

/** CSS classes by kind of token. */
const tokenClasses: Readonly<Record<string, string>> = {
  comment: 'text-ink-faint',
  string: 'text-success',
  keyword: 'text-accent-text',
  call: 'text-[light-dark(oklch(0.46_0.13_255),oklch(0.78_0.09_250))]',
};

/** Returns a line of code with its tokens in their colors. */
function highlight(line: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of line.matchAll(tokenPattern)) {
    const kind = Object.keys(tokenClasses).find((name) => groups[name] !== undefined) ?? '';
    nodes.push(
      line.slice(end, index),
      <span key={index} className={tokenClasses[kind]}>
        {token}
      </span>,
    );
    end = index + token.length;
  }
  return [...nodes, line.slice(end)];
}

function Code() {
  return (
    <Pane className="top-[8.5%] right-0 left-[21%] h-[61.5%]">
      <div className="hidden border-b border-app-line bg-app-panel @md:flex">
        <span className="border-e border-app-line bg-app-window px-[1.4em] py-[0.35em] text-ink">notes.ts</span>
        <span className="border-e border-app-line px-[1.4em] py-[0.35em]">feed.ts</span>
      </div>
      <div className="w-max min-w-full py-[0.4em] font-mono text-ink @md:py-[0.7em]">
        {code.split('\n').map((line, index) => (
          <div key={index} className={`flex ${index + 1 === CURRENT_LINE ? 'bg-app-panel' : ''}`}>
            <span className="w-[2em] shrink-0 pe-[0.8em] text-end text-ink-faint @md:w-[3.4em] @md:pe-[1.4em]">
              {index + 1}
            </span>
            <span className="whitespace-pre">{highlight(line)}</span>
          </div>
        ))}
      </div>
    </Pane>
  );
}

/** Terminal with its output, whose last line is at 90% of the window's height if there is space: the hero clicks on it. */
function Terminal({ hasOutput }: { hasOutput: boolean }) {
  return (
    <>
      <Pane className="right-0 bottom-0 left-[21%] h-[30%] border-t border-app-line bg-app-panel">
        <div className="hidden gap-[1.8em] px-[1.4em] pt-[0.6em] @min-[56rem]:flex">
          <span className="font-medium text-ink">Terminal</span>
          <span>Problems</span>
          <span>Output</span>
        </div>
        <div className="px-[0.8em] font-mono @md:px-[1.4em]">
          <div className="hidden @min-[56rem]:block">
            <Command>npm test</Command>
          </div>
          <div className="hidden @min-[20rem]:block">
            <Icon name="check" className="text-success" /> 48 tests passed in 2.1 s
          </div>
        </div>
      </Pane>
      <Pane className="top-[max(70%,90%-2.4em)] right-0 bottom-0 left-[21%] @min-[20rem]:top-[max(70%+1.6em,90%-2.4em)]">
        <div data-plays="output" className={`px-[0.8em] font-mono @md:px-[1.4em] ${hasOutput ? '' : 'invisible'}`}>
          <Command>npm run release</Command>
          <div>
            <Icon name="check" className="text-success" /> <span className="hidden @md:inline">Published </span>
            <span className="text-ink underline">orchard.example/2.4.0</span>
          </div>
        </div>
      </Pane>
    </>
  );
}

function Command({ children }: { children: string }) {
  return (
    <div className="text-ink">
      <span className="text-ink-faint">$</span> {children}
    </div>
  );
}
