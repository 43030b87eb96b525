import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { brand } from '@onset/design-system/brand';
import type { Brand } from '@onset/design-system/brand';
import { getDefault, presentAccent, questions, readAnswers, toBrand } from './brand/answers.ts';
import type { Answers, Option } from './brand/answers.ts';
import { applyEdits, BRAND_FILES, FACES_FILE, getChanges, LOGO_FILE } from './brand/changes.ts';
import { fontOptions } from './brand/fonts.ts';
import { LIST, presentSamples } from './brand/samples.ts';
import { writeChanges } from './scaffold/files.ts';
import type { Changes } from './scaffold/files.ts';
import { ScaffoldError } from './scaffold/names.ts';

/**
 * `npm run brand`: gives the site another name, company, accent color and logo, and removes samples. It asks, or takes
 * the answers as options (`--name "Quill Cast" --keep none`) or from a JSON file with the same names
 * (`--from brand.json`). `--dry-run` only shows the changes. It can be run again.
 */

const root = join(import.meta.dirname, '..');
const options = Object.keys(questions).filter((name): name is Option => Object.hasOwn(questions, name));

const USAGE = `Use npm run brand -- --from FILE.json, or ${options.map((name) => `--${name}`).join(', ')}, --dry-run.`;

/** Paths without texts of the site: the brand, and samples of sections and tests. */
const NOT_SEARCHED = ['design-system/brand.ts', 'package-lock.json', 'stories', 'tests'].map((path) => `:!${path}`);

try {
  const { dryRun, answers } = await readCommand(process.argv.slice(2));
  const changes = await applyEdits(root, await getChanges(root, answers, readText));
  const { created, edited = {}, deleted = [] } = changes;
  const isUnchanged = [created, edited, deleted].every((files) => Object.keys(files).length === 0);
  for (const line of describeAnswers(answers, edited)) process.stdout.write(`${line}\n`);
  if (!dryRun) {
    refuseUncommitted([...Object.keys(edited), ...deleted]);
    writeChanges(root, changes);
  }
  process.stdout.write(isUnchanged ? '\nNothing changes.\n' : `\n${describeChanges(changes, dryRun).join('\n')}\n`);
  if (!dryRun && !isUnchanged) regenerate(FACES_FILE in edited);
  process.stdout.write(`\n${describeRemainingWork(answers).join('\n')}\n`);
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Returns the answers of the command line, of a file, or of the person at the terminal. */
async function readCommand(parameters: string[]): Promise<{ dryRun: boolean; answers: Partial<Answers> }> {
  const { values } = parse(parameters);
  const { from, 'dry-run': dryRun = false, ...fromOptions } = values;
  const answers = { ...(typeof from === 'string' && readJson(from)), ...fromOptions };
  const isAsked = Object.keys(answers).length === 0 && process.stdin.isTTY;
  if (!isAsked && Object.keys(answers).length === 0) throw new ScaffoldError(USAGE);
  return { dryRun: dryRun === true, answers: isAsked ? await ask() : readAnswers(answers) };
}

function parse(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      options: {
        ...Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
        from: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ScaffoldError(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

/** Asks for each answer. Enter keeps the value in brackets; an invalid answer is asked for again. */
async function ask(): Promise<Partial<Answers>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  let answers: Partial<Answers> = {};
  try {
    for (const option of options) {
      const present = getDefault(option, answers.name ?? brand.name);
      for (;;) {
        const text = (await terminal.question(`${questions[option]} [${present || 'none'}]: `)).trim();
        if (text === '') break;
        try {
          const more = { ...answers, ...readAnswers({ [option]: text }) };
          await getChanges(root, more, readText);
          answers = more;
          break;
        } catch (error) {
          if (!(error instanceof ScaffoldError)) throw error;
          process.stdout.write(`${error.message}\n`);
        }
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ScaffoldError(`The file ${path} can’t be read. Check its path.`);
  }
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readText(path));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ScaffoldError(`${path} must contain a JSON object such as {"name": "Quill Cast"}.`);
}

/** Returns a line for each answer that changes a value. */
function describeAnswers(answers: Partial<Answers>, edited: Readonly<Record<string, unknown>>): string[] {
  const next = toBrand(answers);
  const { accent = presentAccent, keep } = answers;
  const changed = Object.entries(next).filter(([key, value]) => brand[key as keyof Brand] !== value);
  const inFiles: Option[] = [
    ...(LOGO_FILE in edited ? ['logo' as const] : []),
    ...(FACES_FILE in edited ? fontOptions : []),
  ];
  return [
    ...changed.map(([key, value]) => `${key}: ${JSON.stringify(brand[key as keyof Brand])} → ${JSON.stringify(value)}`),
    ...(accent === presentAccent ? [] : [`accent: ${presentAccent} → ${accent}`]),
    ...inFiles.flatMap((option) => (answers[option] === undefined ? [] : [`${option}: ${String(answers[option])}`])),
    ...(LIST in edited ? [`samples: ${getDefault('keep', brand.name)} → ${keep?.join(',') || 'none'}`] : []),
  ];
}

/** Returns the files that change, by kind of change. */
function describeChanges({ created, edited = {}, deleted = [] }: Changes, dryRun: boolean): string[] {
  const kinds = [
    [dryRun ? 'Would create' : 'Created', Object.keys(created)],
    [dryRun ? 'Would change' : 'Changed', Object.keys(edited)],
    [dryRun ? 'Would delete' : 'Deleted', deleted],
  ] as const;
  return kinds.flatMap(([kind, paths]) =>
    paths.length === 0 ? [] : [`${kind}:`, ...paths.toSorted((a, b) => a.localeCompare(b)).map((path) => `  ${path}`)],
  );
}

/**
 * Stops if files with changes that aren’t in Git would be lost.
 *
 * @throws {ScaffoldError} with their paths
 */
function refuseUncommitted(paths: readonly string[]): void {
  const lost = paths.filter((path) => !BRAND_FILES.includes(path));
  if (lost.length === 0) return;
  const status = runGit(['status', '--porcelain', '--untracked-files=all', '--', ...lost]);
  if (status === undefined)
    throw new ScaffoldError(
      'Nothing was changed, because Git can’t show which files have changes. Run git init, and commit the files first.',
    );
  const uncommitted = status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  if (uncommitted.length > 0)
    throw new ScaffoldError(
      `Nothing was changed, because these files have changes that aren’t committed: ${uncommitted.join(', ')}. Commit them first.`,
    );
}

/** Renews the files that are made from others: fonts, emails, images of the README, and the frame in share images. */
function regenerate(hasNewFonts: boolean): void {
  process.stdout.write('\nRenewing fonts, emails and images …\n');
  for (const script of [...(hasNewFonts ? ['fonts'] : []), 'emails', 'screenshots']) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script], { cwd: root, encoding: 'utf8' });
    if (status !== 0)
      process.stdout.write(`${stderr || stdout}\nnpm run ${script} failed. Fix this, then run it again.\n`);
  }
}

/** Returns what a person still has to do. */
function describeRemainingWork(answers: Partial<Answers>): string[] {
  const next = toBrand(answers);
  const present = answers.keep ?? presentSamples(root);
  const lines = [
    'Left for you:',
    '- npm run check, then npm run visual: compare the screenshots in .visual/index.html and approve them with npm run visual:approve. Until then, only screenshots fail in npm test.',
    '- Have a lawyer review site/content/legal, then set PUBLIC_COMPANY_DETAILS and PUBLIC_LEGAL_REVIEWED=yes.',
    '- Set the plans in site/content/plans.ts and their prices at Paddle (docs/guides/selling.md).',
    ...(present.includes('recording')
      ? ['- Replace the pages about screen recording, or remove them with --keep none (docs/guides/brand.md).']
      : ['- Replace the texts of /, /features, /download, /pricing and /about, and add your own images.']),
    '- npm run film for the videos, if you keep them.',
  ];
  const unanswered = (['tagline', 'description', 'notice'] as const).filter((option) => answers[option] === undefined);
  if (next.name !== brand.name && unanswered.length > 0)
    lines.push(
      `- Set ${unanswered.map((option) => `--${option}`).join(', ')}: they are those of ${brand.name}, with the new name.`,
    );
  const former = (['name', 'supportEmail', 'securityEmail'] as const).flatMap((key) =>
    next[key] === brand[key] ? [] : brand[key],
  );
  const found = former.length === 0 ? [] : findOccurrences(former);
  if (found.length > 0) lines.push(`- ${former.join(', ')}: still in`, ...found.map((each) => `    ${each}`));
  if ([next.supportEmail, next.securityEmail].some((email) => email.endsWith('.example')))
    lines.push('- Set --support and --security: email addresses that end with .example don’t exist.');
  if (answers.support !== undefined || answers.tagline !== undefined)
    lines.push(
      '- Existing databases keep their site settings: npm run admin -- commons set support_email, and tagline.',
    );
  return lines;
}

/** Returns the file and line of each text outside of the brand that contains one of the given texts. */
function findOccurrences(texts: readonly string[]): string[] {
  const patterns = texts.flatMap((text) => ['-e', text]);
  const found = runGit(['grep', '-nIwF', ...patterns, '--', '.', ...NOT_SEARCHED]);
  return (found ?? '')
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(':', 2).join(':'));
}

/** Returns the output of Git; `undefined` if it isn’t installed or fails, for example outside of a repository. */
function runGit(parameters: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
