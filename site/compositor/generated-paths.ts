/** Page of a list of posts: of one topic, or of all. */
export interface ListPage {
  readonly path: string;
  readonly topic: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** Returns the path of a page of a list of posts. */
export function listPath(topic: string | undefined, page: number): string {
  const list = topic === undefined ? '/blog' : `/blog/topic/${topic}`;
  return page === 1 ? list : `${list}/page/${page}`;
}

/**
 * Returns the pages of the lists of posts: one list for each topic, and one of all posts, with at most `perPage` posts
 * on a page. `/blog` is not among them, because it has a page file.
 */
export function listPages(posts: readonly { readonly tags: readonly string[] }[], perPage: number): ListPage[] {
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

/** Returns the path of a post. */
export const postPath = (name: string): string => `/blog/${name}`;

/**
 * Route of all posts and lists of posts. They share one, because React Router searches all routes for each page, and
 * there may be thousands of posts.
 */
export const BLOG_ROUTE = '/blog/*';

/** Returns the paths of the routes of pages without a page file. */
export const contentRoutes = (legal: readonly string[]): string[] => [BLOG_ROUTE, ...legal.map((name) => `/${name}`)];
