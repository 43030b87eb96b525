import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestRunEndReason,
  TestSpecification,
  Vitest,
} from 'vitest/node';
import { writeGallery } from './gallery.ts';
import { listBaselines, folders, getGroup, isLastRun, getStoryPath, writeRecord } from './record.ts';
import type { ScreenshotState } from './record.ts';

/** Results of a story that `story.setup.ts` stores for the report. */
export interface StoryResults {
  storyId?: string;
  screenshots?: Record<string, Exclude<ScreenshotState, 'gone'>>;
  /** Findings other than changed screenshots, each in one or a few lines. */
  findings?: string[];
}

/**
 * Vitest reporter that reports a run of the stories in a few lines: one for each group of screenshots that differ, and
 * all other failures in full. It saves the record of the run and its gallery.
 */
export default class StoryReporter implements Reporter {
  #vitest: Vitest | undefined;
  #id = '';
  #started = 0;
  #isFiltered = true;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    this.#id = randomUUID();
    this.#started = Date.now();
    this.#isFiltered = await this.#excludesStories(specifications);
    rmSync(folders.run, { recursive: true, force: true });
    mkdirSync(folders.run, { recursive: true });
    writeRecord({ id: this.#id, started: this.#started, screenshots: {} });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[], reason: TestRunEndReason): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const screenshots: Record<string, ScreenshotState> = Object.assign(
      {},
      ...tests.map((test) => getStoryResults(test).screenshots ?? {}),
    );
    const isCompleteRun =
      !this.#isFiltered && reason !== 'interrupted' && modules.every((each) => each.errors().length === 0);
    if (isCompleteRun) for (const name of listBaselines()) screenshots[name] ??= 'gone';

    const unchecked = tests
      .filter(isUnchecked)
      .map((test) => `✗ ${formatTestTitle(test)}: the checks of story.setup.ts did not run. Run npm run visual again.`);
    if (unchecked.length > 0) process.exitCode = 1;
    const lines = [...describeFailures(modules, tests, unhandled), ...unchecked, ...describeScreenshots(screenshots)];
    const seconds = ((Date.now() - this.#started) / 1000).toFixed(0);
    if (modules.length === 0)
      lines.push('No story matches. Use a part of the path of a story file, such as sections/hero.');
    lines.push(`${summarize(tests)}, in ${seconds} s`);

    lines.push(...this.#save(screenshots, reason));
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Writes the record and the gallery of the run, and returns the lines about what to do next. */
  #save(screenshots: Readonly<Record<string, ScreenshotState>>, reason: TestRunEndReason): string[] {
    const folder = relative(process.cwd(), folders.run);
    if (!isLastRun(this.#id)) {
      process.exitCode = 1;
      return [`✗ Another run wrote to ${folder} in the meantime, so this one didn’t finish. Run npm run visual again.`];
    }
    const started = { id: this.#id, started: this.#started };
    if (reason !== 'interrupted') writeRecord({ ...started, finished: Date.now(), screenshots });
    if (Object.keys(screenshots).length === 0) return [];
    writeGallery({ ...started, screenshots });
    if (describeScreenshots(screenshots).length === 0) return [];
    return [`Compare: ${folder}/index.html`, 'Approve: npm run visual:approve [-- part of a path …]'];
  }

  /**
   * Returns true if a filter excludes stories. In that case, a baseline that wasn't compared may still belong to a
   * story.
   */
  async #excludesStories(specifications: readonly TestSpecification[]): Promise<boolean> {
    const vitest = this.#vitest;
    if (vitest === undefined || vitest.config.testNamePattern !== undefined || vitest.config.project.length > 0)
      return true;
    return specifications.length < (await vitest.globTestSpecifications()).length;
  }
}

/**
 * Returns the numbers of passed and failed tests. Tests that failed only because of new screenshots are counted
 * separately.
 */
function summarize(tests: readonly TestCase[]): string {
  const failedTests = tests.filter((test) => test.result().state === 'failed' || isUnchecked(test));
  const hasOnlyNewScreenshots = (test: TestCase): boolean => {
    const { screenshots = {}, findings = [] } = getStoryResults(test);
    const states = Object.values(screenshots);
    return findings.length === 0 && states.includes('new') && states.every((state) => ['same', 'new'].includes(state));
  };
  const newOnlyCount = failedTests.filter(hasOnlyNewScreenshots).length;
  const summaryParts = [
    `${tests.length - failedTests.length} tests passed`,
    `${failedTests.length - newOnlyCount} failed`,
  ];
  return [...summaryParts, ...(newOnlyCount > 0 ? [`${newOnlyCount} with new screenshots`] : [])].join(', ');
}

/** Returns true for a story that passed without the checks of `story.setup.ts`. */
const isUnchecked = (test: TestCase): boolean =>
  test.project.name.startsWith('stories') &&
  test.result().state === 'passed' &&
  !getStoryResults(test).storyId?.includes(':') &&
  getStoryResults(test).findings === undefined;

const getStoryResults = (test: TestCase): StoryResults => test.meta() as StoryResults;

/** Returns a line for each group with screenshots that differ from their baselines. */
function describeScreenshots(screenshots: Readonly<Record<string, ScreenshotState>>): string[] {
  const groups = Map.groupBy(
    Object.entries(screenshots).filter(([, state]) => state !== 'same' && state !== 'missing'),
    ([name]) => getGroup(name),
  );
  return [...groups.keys()].sort().map((group) => {
    const entries = groups.get(group) ?? [];
    const screenshotsByState = Map.groupBy(entries, ([, state]) => state);
    const stories = new Set(entries.map(([name]) => getStoryPath(name).slice(group.length + 1)));
    const summary = [...screenshotsByState].map(([state, { length }]) => `${length} ${state}`).join(', ');
    return `✗ ${group}: ${summary} (${[...stories].slice(0, 4).join(', ')}${stories.size > 4 ? ', …' : ''})`;
  });
}

function describeFailures(
  modules: readonly TestModule[],
  tests: readonly TestCase[],
  unhandled: readonly SerializedError[],
): string[] {
  // Only failed tests are listed, because a test that passed at its second attempt still has the errors of the first.
  const failedTests = tests.filter((test) => test.result().state === 'failed');
  const testFailures = failedTests.flatMap((test) => {
    const storyFindings = getStoryResults(test).findings ?? [];
    const otherErrors = (test.result().errors ?? []).filter(({ name }) => name !== 'StoryError').map(describeError);
    return [...new Set([...storyFindings, ...otherErrors])].map((text) => `✗ ${formatTestTitle(test)}: ${text}`);
  });
  const moduleFailures = modules.flatMap((module) =>
    module.errors().map((error) => `✗ ${module.project.name} ${module.relativeModuleId}: ${describeError(error)}`),
  );
  return [...new Set([...moduleFailures, ...unhandled.map((error) => `✗ ${describeError(error)}`), ...testFailures])];
}

const formatTestTitle = (test: TestCase): string =>
  `${test.project.name} ${getStoryResults(test).storyId ?? test.fullName}`;

/** Returns the message of an error, and the first line of its stack trace that refers to the project's own code. */
function describeError({ message, stack }: { message: string; stack?: string }): string {
  const stackLine = stack?.split('\n').find((line) => /\.(?:tsx?|ts):?\d/.test(line) && !line.includes('node_modules'));
  return stackLine === undefined ? message : `${message}\n   ${stackLine.trim()}`;
}
