import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { commandOf, LocalPortError, localOrigin } from './local-ports.ts';

const SETTING = 'COMPOSE_PORT';

/**
 * In development each section of a page has a small handle, which opens it in the workshop for pages. The script that
 * shows them is brought in by the runtime, which the dev server alone changes so: no build knows of it. Pages that are
 * made of Markdown have no file there, and no handles.
 */
export function workshopHandles(root: string, env: Readonly<Record<string, string | undefined>>): Plugin {
  return {
    name: 'onset-workshop-handles',
    apply: 'serve',
    config() {
      try {
        localOrigin(env, SETTING);
      } catch (error) {
        if (!(error instanceof LocalPortError)) throw error;
        // One line, to which Vite would add a stack of its own.
        process.stderr.write(`${error.message}\n`);
        process.exit(1);
      }
    },
    transform: {
      filter: { id: /\/runtime\/main\.ts$/ },
      handler(code, id) {
        if (this.environment.name !== 'client' || id !== posix(join(root, 'runtime/main.ts'))) return undefined;
        const handles = {
          workshop: localOrigin(env, SETTING),
          command: commandOf(SETTING),
          paths: pagePaths(join(root, 'pages')),
        };
        const script = posix(join(root, 'vite/workshop-handles/show-handles.ts'));
        return {
          code: `${code}\nimport { showHandles } from ${JSON.stringify(script)};\nshowHandles(${JSON.stringify(handles)});\n`,
          // Lines are added at the end alone.
          map: null,
        };
      },
    },
  };
}

/** The paths of the pages that have a file of their own. The server starts anew where one comes or goes. */
export function pagePaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json)$/.test(file))
    .map((file) => `/${posix(file).replace(/(?:(?:^|\/)index)?\.(?:ts|json)$/, '')}`)
    .toSorted();
}

const posix = (file: string): string => file.replaceAll('\\', '/');
