import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../compose/store/page-path.ts';
import type { WorkshopProcess } from '../../e2e/compose/workshop.ts';
import type { Asking } from './ask.ts';

/** Builds the site of a workshop, and holds every page against what the workshop shows of it. Gives back how many there are. */
export async function compareWithBuild(workshop: WorkshopProcess, ask: Asking): Promise<number> {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: workshop.root, stdio: ['ignore', 'ignore', 'inherit'] });
  const files = await ask.pages();
  for (const file of files) {
    const { document } = await ask.open(file);
    const { body } = await ask.draw(file, document);
    const built = bodyOf(workshop.root, pathOf(file));
    if (withoutIds(built) !== withoutIds(body))
      throw new Error(
        `${file} is built as something else than what is shown:\n${differing(withoutIds(built), withoutIds(body))}`,
      );
  }
  return files.length;
}

function bodyOf(root: string, path: string): string {
  const client = join(root, 'site/build/client');
  const file = [join(client, `${path}.html`), join(client, path, 'index.html')].find((each) => existsSync(each)) ?? '';
  return /<body[^>]*>(.*)<\/body>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

/** React counts the parts around a page too, of which the workshop draws none, and ends with the place of one of them. */
const withoutIds = (html: string): string => html.replaceAll(/_R_\w*_/g, '_R_').replace(/<!--\$--><!--\/\$-->$/, '');

function differing(one: string, other: string): string {
  const at = Array.from({ length: one.length }, (_, index) => index).find((index) => one[index] !== other[index]) ?? 0;
  return `${one.slice(Math.max(0, at - 80), at + 200)}\n---\n${other.slice(Math.max(0, at - 80), at + 200)}`;
}
