import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folders, getGroup, screenshotFile } from './record.ts';
import type { ScreenshotState, RunRecord } from './record.ts';

const sourceFolder = import.meta.dirname;

/**
 * Writes `.visual/index.html`, which shows the baseline, the new screenshot and their difference for each screenshot of
 * a run. Screenshots are grouped by section, page or primitive. The group of a section names the pages that contain it.
 * The file can be opened without a server.
 */
export function writeGallery({ screenshots, started }: RunRecord): void {
  const names = Object.keys(screenshots).sort();
  const groups = Map.groupBy(names, getGroup);
  const changedCount = names.filter((name) => screenshots[name] !== 'same').length;
  const groupsHtml = [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([group, members]) => groupHtml(group, members, screenshots));
  const pageHtml = readFileSync(join(sourceFolder, 'gallery.html'), 'utf8')
    .replaceAll('{{when}}', new Date(started).toISOString().slice(0, 16).replace('T', ' '))
    .replace('{{changed}}', String(changedCount))
    .replace('{{count}}', String(names.length))
    .replace('{{groups}}', () => groupsHtml.join('\n'));
  writeFileSync(join(folders.run, 'index.html'), pageHtml);
}

function groupHtml(group: string, names: readonly string[], screenshots: RunRecord['screenshots']): string {
  const cards = names.map((name) => cardHtml(name, screenshots[name] ?? 'missing'));
  const pages = findPagesWith(group);
  const pagesHtml = pages.length === 0 ? '' : `<p>On ${pages.join(', ')}</p>`;
  return `<section class="group"><h2>${group}</h2>${pagesHtml}${cards.join('')}</section>`;
}

/**
 * Returns the paths of the pages that contain a section. `group` is the name of the section's group of screenshots,
 * such as `sections/faq`.
 */
function findPagesWith(group: string): string[] {
  const [kind, name = ''] = group.split('/');
  if (kind !== 'sections') return [];
  const folder = join(sourceFolder, '../../site/pages');
  return globSync('**/*.{ts,json}', { cwd: folder })
    .filter((file) => new RegExp(`section"?: ['"]${name}['"]`).test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `/${file.replace(/\.\w+$/, '').replace(/^index$/, '')}`)
    .toSorted();
}

function cardHtml(name: string, state: ScreenshotState): string {
  const [mode = '', ...story] = name.split('/');
  const figuresHtml =
    state === 'changed'
      ? [
          figure('approved', folders.before, name),
          figure('now', folders.now, name),
          figure('difference', folders.difference, name),
        ]
      : state === 'gone'
        ? [figure('approved', folders.approved, name)]
        : [figure('now', folders.now, name)];
  return `<article tabindex="0" class="screenshot" data-name="${name} ${story.join('/')}" data-state="${state}">
<h3>${story.slice(2).join('/')} <span class="mode">${mode}</span> <span class="state">${state}</span></h3>
<div class="figures">${figuresHtml.join('')}</div></article>`;
}

function figure(label: string, folder: string, name: string): string {
  const file = screenshotFile(folder, name);
  if (!existsSync(file)) return '';
  const imageUrl = relative(folders.run, file).replaceAll('\\', '/');
  return `<figure><figcaption>${label}</figcaption><a href="${imageUrl}"><img loading="lazy" src="${imageUrl}" alt="${label}: ${name}"></a></figure>`;
}
