/** What is known of the story that is shown. */
interface ShownStory {
  /** As the sidebar has it: `Pages/Pricing`. */
  readonly title: string;
  /** What it is drawn from. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** `madeOf` is said by stories of pages that have no file of their own. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** Where the page of a story is opened in the workshop; undefined for what is no page, or has no page file. */
export function workshopAddress(origin: string, { title, args, parameters }: ShownStory): string | undefined {
  const file = args?.['file'];
  if (!title.startsWith('Pages/') || typeof file !== 'string' || parameters?.['madeOf'] !== undefined) return undefined;
  return `${origin}/?${new URLSearchParams({ file: `site/pages/${file}` })}`;
}
