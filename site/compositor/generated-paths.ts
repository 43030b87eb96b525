/** What the paths of the pages are made of that no file of `site/pages` holds. */
export interface ContentNames {
  readonly posts: readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly legal: readonly string[];
}

/** A page of the blog's list: of one topic, or of all. */
export interface ListPage {
  readonly path: string;
  readonly topic: string | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

/** The path of a page of the blog's list. */
export function listPath(topic: string | undefined, page: number): string {
  const list = topic === undefined ? '/blog' : `/blog/topic/${topic}`;
  return page === 1 ? list : `${list}/page/${page}`;
}

/**
 * The pages of the blog's lists but for `/blog` itself, which has a file: of each topic there are posts of, and what
 * comes after the first `perPage` of each list.
 */
export function listPages({ posts }: Pick<ContentNames, 'posts'>, perPage: number): ListPage[] {
  const topics = [...new Set(posts.flatMap(({ tags }) => tags))].toSorted();
  return [undefined, ...topics]
    .flatMap((topic) => {
      const count = topic === undefined ? posts.length : posts.filter(({ tags }) => tags.includes(topic)).length;
      const pages = Math.ceil(count / perPage);
      return Array.from({ length: pages }, (_, index) => index + 1).map((page) => ({
        path: listPath(topic, page),
        topic,
        page,
        pages,
      }));
    })
    .filter(({ path }) => path !== '/blog');
}

/** The path of a post. */
export const postPath = (name: string): string => `/blog/${name}`;

/**
 * The one route of all posts and lists of them: React Router looks through every route for every page it draws, and there may
 * be thousands of posts.
 */
export const BLOG_ROUTE = '/blog/*';

/** The paths of the routes that draw the pages of the content. */
export const contentRoutes = (legal: readonly string[]): string[] => [BLOG_ROUTE, ...legal.map((name) => `/${name}`)];

/** The path of every page that no file of `site/pages` holds. The routes are made of it, and so are the pages. */
export function generatedPaths(names: ContentNames, perPage: number): string[] {
  return [
    ...names.posts.map(({ name }) => postPath(name)),
    ...listPages(names, perPage).map(({ path }) => path),
    ...names.legal.map((name) => `/${name}`),
  ];
}
