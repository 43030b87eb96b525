import { DEMANDED, ENGINES, OLDEST, features, isInOldest } from './features.ts';
import type { EngineName, Feature } from './features.ts';
import type { Seen } from './seen.ts';

const names = Object.keys(ENGINES) as EngineName[];

/** `docs/browsers.md`, from the features and from what the engines of a machine said of themselves. */
export function browsersPage(seen: Seen): string {
  const demanded = features.filter(({ without }) => without === DEMANDED);
  const others = features.filter(({ without }) => without !== DEMANDED);
  return `# Browsers

Written by \`npm run browsers\` from \`scripts/browsers/features.ts\`.

**Supported** are ${names.map((name) => `${ENGINES[name]} ${OLDEST[name]}`).join(', ')}, and all that are newer: every browser of the last two years, and
of half a year before. These are the first that have \`light-dark()\` and all else that is demanded below. Onset runs on macOS 14
and later, to which Safari 17.5 and all later versions come with the system's own updates, so nobody who can run the app is left out.
Older browsers are not tested; the words and the links of a page need no script.

Whatever the oldest of these do not have has a fallback, and each fallback is tested by taking the feature away
(\`tests/e2e/without-features.test.ts\`): the page can be used, nothing is hidden, and the console is silent.

## Demanded

${table(demanded, seen, false)}

## Done without where it is missing

${table(others, seen, true)}

The numbers are of the first version that has it (web-features 3.40, and MDN where it has no entry). ✓ and – are what the
engines of the machine this page was written on said when they were asked: ${describe(seen)}.

## The suite in every engine

\`npm run e2e -- --browser firefox\` and \`--browser webkit\` run the end-to-end suite in them, \`npm run e2e\` in the Chromium of the
lock file. Parameters of Vitest follow: \`npm run e2e -- --browser webkit tests/e2e/menus.test.ts\`.

| engine | what is found | how it is driven |
|---|---|---|
| Firefox | Playwright's build; else \`/usr/bin/firefox-esr\`, \`/usr/bin/firefox\`, \`/Applications/Firefox.app\`, or \`FIREFOX_PATH\` | Playwright over WebDriver BiDi, by a relay that does what this Firefox lacks (\`tests/e2e/engines/firefox\`) |
| WebKit | Playwright's build; else \`WebKitWebDriver\` (Debian: \`webkit2gtk-driver\` and \`xvfb\`), \`safaridriver\`, or \`WEBDRIVER_PATH\` | Playwright over WebDriver BiDi, by a bridge that does it with plain WebDriver and a proxy for each visitor (\`tests/e2e/engines/webdriver\`) |

A test that needs what an engine lacks, or cannot be made to do, says so in one place (\`tests/e2e/engines/needs.ts\`, the reasons in
\`capabilities.ts\`). It is left out there, and the run ends with how many were, and why. In Chromium none is.

### Firefox 153

One whole run on 23 November 2026 took 17 minutes: of 1,140 tests 1,020 passed, 69 were left out for what is said above (45 without
scripts, 15 of layout shifts, 9 others), and 51 failed. None of these was the site's: 45 put something into the storage of a page that was
still empty, which Firefox forbids; 4 waited for words on the console that it keeps from tests; one wanted that no second refresh is granted
to two tabs at the same moment, which in Firefox was granted once in two runs (the stored tokens settle it); one scrolled once, where Firefox moves what it
lays out. With the tests mended, their five files were run again: all pass.

What the site itself did wrong there, and does no more: a page with an anchor in its address was scrolled to its foot; the demo
portal's policy forbade its icon; taking back a consent complained of cookies on the console. And in every engine: advice on a
password moved what somebody was about to press.

\`npm test\` runs a newcomer's way through the site (\`tests/e2e/newcomer.test.ts\`) in each engine it finds beside Chromium, and says which it did not find.
The workflow runs it in Safari itself, on macOS; that job has not been run outside of it. \`safaridriver\` knows neither a proxy nor a second session:
what needs one of these is left out there.

### WebKitGTK 2.50.6

One run of 45 of the 46 files on the same day took 20 minutes: of 1,135 tests 839 passed, 147 were not possible with this driver, and
149 failed, the 46th file (\`deploy\`) with all of its 6. With the tests and the driver mended these were run again file by file, and pass or are named as not possible: 86 heard nothing or too much on the console, where
the driver says what the policy refuses to Playwright's own script, and nothing of inline styles; 36 counted the driver's timers; 7 wanted pages ahead, which WebKit does not fetch; 3 wanted
a film, for which Debian's package lacks the codecs. Most of the rest resized a window that had not its size yet, saw the bar for scrolling in a picture, or put a clock on: Playwright's stands still
in this driver, so that \`deploy\` is left out.

One was the site's own, and all browsers had it that keep pages for the way back (Playwright turns that off in Chromium): who paid and went back was shown the form once more. The
page asks anew now when it comes back. That an API of 30 s leaves nothing endless on the profile was seen there by the clock on the wall.
`;
}

function table(rows: readonly Feature[], seen: Seen, withFallback: boolean): string {
  const cell = ({ name: feature, since }: Feature, name: EngineName): string => {
    const has = seen[name]?.has[feature];
    return [since[name] ?? 'none', has === undefined ? '' : has ? '✓' : '–'].join(' ').trim();
  };
  const head = ['feature', 'where', ...names.map((name) => ENGINES[name]), ...(withFallback ? ['without it'] : [])];
  const lines = rows.map((row) => [
    row.name,
    row.used,
    ...names.map((name) => cell(row, name)),
    ...(withFallback ? [row.without + (isInOldest(row) ? ' (all supported browsers have it)' : '')] : []),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const describe = (seen: Seen): string =>
  names
    .flatMap((name) => {
      const { version } = seen[name] ?? {};
      return version === undefined ? [] : [`${name} ${version}`];
    })
    .join(', ');
