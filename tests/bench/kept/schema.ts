import * as z from 'zod';

/*
 * What `bench/results/*.json` hold. Every part of a run stands for itself, with its time and its machine: parts are
 * measured alone too, and figures of two machines are no figures of one.
 */

const figure = z.number();
const count = z.int().nonnegative();
const time = z.iso.datetime();

const machine = z.strictObject({
  cpu: z.string(),
  cores: count,
  memoryGB: figure,
  system: z.string(),
  node: z.string(),
  browser: z.string(),
});

/** Bytes as they are sent, and how many requests. */
const weight = z.strictObject({ html: count, css: count, js: count, font: count, other: count, requests: count });

/** The score of Lighthouse's performance, and what it is made of here: milliseconds, and the sum of shifts. */
const speed = z.strictObject({ performance: figure, lcp: figure, tbt: figure, cls: figure });

const visited = z.strictObject({
  weight,
  /** The scores of Lighthouse, 0 to 100, by category. */
  categories: z.record(z.string(), figure),
  /** The audits that cost points, by category; none where nothing did. */
  failedAudits: z.record(z.string(), z.array(z.string()).readonly()),
  /** Medians of all runs. */
  speed,
});

const page = visited.extend({ path: z.string().startsWith('/'), at: time, runs: count, scriptless: speed });

const beside = z.union([
  visited.extend({ name: z.string(), url: z.url() }),
  z.strictObject({ name: z.string(), url: z.url(), unreachable: z.string() }),
]);

/** How a page answers on a slow processor, in milliseconds. */
const responsive = z.strictObject({
  path: z.string().startsWith('/'),
  /** The longest that the main thread was busy at a time while the page loaded, and what most of it was. */
  longestTask: z.strictObject({ ms: count, what: z.string() }),
  /** From the first touch until the last island in sight is awake; missing where there is none. */
  wake: count.optional(),
  /** Of all its controls the one that took longest from the press to the next picture. */
  worst: z.strictObject({ control: z.string(), ms: figure }).optional(),
  /** How many controls were used. */
  controls: count,
});

const styles = z.strictObject({
  shared: count,
  base: count,
  pages: z.record(z.string(), count),
  later: z.array(z.string()).readonly(),
});

/** Requests a second of the site and of another server for the same bytes, asked in turns. */
const rates = z.strictObject({
  what: z.string(),
  connections: count,
  perSecond: figure,
  otherPerSecond: figure,
  /** The median of what the two rates of each round are to each other. */
  ratio: figure,
  /** Microseconds of processor time a request, where the system tells. */
  cpu: figure.optional(),
  otherCpu: figure.optional(),
});

const load = z.strictObject({ perSecond: figure, p50: figure, p99: figure, failed: count });

const accounts = z.strictObject({
  setting: z.string(),
  connections: count,
  me: load,
  commons: load,
  refresh: load,
  login: load,
});

/** Memory in bytes: what is resident, of all processes together. Missing where the system does not tell. */
const grown = z.strictObject({
  posts: count,
  at: time,
  pages: count,
  seconds: figure,
  /** Seconds of processor time of the build, all its processes together. */
  cpuSeconds: figure.optional(),
  buildMemory: count.optional(),
  server: z.strictObject({ startSeconds: figure, idleMemory: count.optional(), servedMemory: count.optional() }),
  weights: z.array(z.strictObject({ path: z.string(), html: count, css: count, js: count })).readonly(),
  lists: z.record(z.string(), count),
});

/** Times of work on the site, in seconds. */
const development = z.strictObject({
  /** From the command to the first page, by a machine that has never started it, and by one that has. */
  coldStart: figure,
  warmStart: figure,
  /** From an edit of a page's text to the browser that shows it, each edit. */
  edits: z.array(figure).readonly(),
});

const storybook = z.strictObject({ seconds: figure, stories: count, bytes: count });

const stories = z.strictObject({
  /** What was run: parts of the names of files with stories. */
  files: z.array(z.string()).readonly(),
  seconds: figure,
  /** How many stories, each counted once for every mode it is rendered in. */
  tests: count,
  /** The middle one's time, with its checks and its picture, in milliseconds. */
  median: figure,
  slowest: z.array(z.strictObject({ name: z.string(), milliseconds: figure })).readonly(),
});

/** What each part of the bench measures. */
const partResults = {
  pages: z.strictObject({ bare: visited, pages: z.array(page).readonly() }),
  responsiveness: z.array(responsive).readonly(),
  beside: z.strictObject({ runs: count, sites: z.array(beside).readonly() }),
  styles,
  serving: z.strictObject({
    bare: z.array(rates).readonly(),
    /** Or why there is no comparison. */
    nginx: z.union([z.strictObject({ version: z.string(), rates: z.array(rates).readonly() }), z.string()]),
  }),
  accounts: z.array(accounts).readonly(),
  growth: z.array(grown).readonly(),
  development,
  storybook,
  stories,
} as const;

const measured = <Result extends z.ZodType>(result: Result) =>
  z.strictObject({ at: time, seconds: figure, machine, result }).optional();

/** A file of kept results: of each part what was measured last. */
export const keptResults = z.strictObject({
  pages: measured(partResults.pages),
  responsiveness: measured(partResults.responsiveness),
  beside: measured(partResults.beside),
  styles: measured(partResults.styles),
  serving: measured(partResults.serving),
  accounts: measured(partResults.accounts),
  growth: measured(partResults.growth),
  development: measured(partResults.development),
  storybook: measured(partResults.storybook),
  stories: measured(partResults.stories),
});

export type KeptResults = z.infer<typeof keptResults>;
export type PartName = keyof KeptResults;
/** What a part has measured. */
export type Result<Name extends PartName> = z.infer<(typeof partResults)[Name]>;
export type Machine = z.infer<typeof machine>;
export type PageWeight = z.infer<typeof weight>;
export type Speed = z.infer<typeof speed>;
export type VisitedPage = z.infer<typeof visited>;
export type MeasuredPage = z.infer<typeof page>;
export type Responsiveness = z.infer<typeof responsive>;
export type BesideSite = z.infer<typeof beside>;
export type Rates = z.infer<typeof rates>;
export type GrownSite = z.infer<typeof grown>;
