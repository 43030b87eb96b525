import { join } from 'node:path';
import * as z from 'zod';
import { loadFirstCommons } from './database/commons.ts';
import type { FirstCommons } from './database/commons.ts';
import { loadFiles } from './files/load.ts';
import { loadRenderer } from './files/pages.ts';
import type { Renderer } from './files/pages.ts';
import type { SiteFiles } from './files/site-file.ts';
import { loadTemplates } from './mail/templates.ts';
import type { Templates } from './mail/templates.ts';
import { readBuildFile, readPublicSettings } from './process/build-file.ts';
import type { PublicSettings } from './process/build-file.ts';

/** Build of the site that a server serves: the contents of `site/build`. */
export interface Build {
  readonly files: SiteFiles;
  readonly render: Renderer;
  readonly templates: Templates;
  /** Site settings of a new database. */
  readonly firstCommons?: FirstCommons;
  readonly publicSettings: PublicSettings;
  /** Prices of the demo checkout; `undefined` in a build with a client token. */
  readonly demoCatalog?: unknown;
}

/** Loads the build in a directory. Throws a `StartError` if there is none or a file of it isn't usable. */
export async function loadBuild(dir: string): Promise<Build> {
  return {
    files: loadFiles(dir),
    render: await loadRenderer(dir),
    templates: loadTemplates(dir),
    firstCommons: loadFirstCommons(dir),
    publicSettings: readPublicSettings(join(dir, 'public-config.json')),
    demoCatalog: readBuildFile(join(dir, 'demo-catalog.json'), z.unknown()),
  };
}
