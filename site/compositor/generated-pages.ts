import type { Prose } from '@onset/design-system/content/prose';
import { publicConfig } from '../config/public-config.ts';
import { blogTexts, getAuthor, getPostListPath, POSTS_PER_PAGE, topics } from '../content/blog.ts';
import { legalTexts } from '../content/legal-texts.ts';
import type { LegalText } from '../content/legal-texts.ts';
import { posts, toPostCard } from '../content/posts.ts';
import type { Post } from '../content/posts.ts';
import type { TopicName } from '../content/blog.ts';
import type { PageDocument } from './page-document.ts';

/** Page that is generated from content. */
export interface GeneratedPage {
  readonly path: string;
  /** File with the content, relative to the repository. Issues of the page name it. */
  readonly file: string;
  readonly document: PageDocument;
}

/** Page of a list of posts: those of a topic, or all. */
interface ListPage {
  readonly path: string;
  readonly topic: string | undefined;
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pages: number;
}

/** Returns all pages without a file in `site/pages`: posts, lists of posts, and legal texts. */
export function generatedPages(): GeneratedPage[] {
  return [
    ...posts.map(createPostPage),
    ...listPages(posts, POSTS_PER_PAGE).map(createListPage),
    ...legalTexts.map(createLegalPage),
  ];
}

/** Returns the path of a post. */
export const postPath = (name: string): string => `/blog/${name}`;

/** Creates the page of a post. It links to the two older posts; the oldest posts link to the newest ones. */
function createPostPage(post: Post, index: number): GeneratedPage {
  const { slug, title, description, date, updated, author, minutes, tags, illustration, body } = post;
  return {
    path: postPath(slug),
    file: `site/content/posts/${slug}.md`,
    document: {
      title,
      description,
      sections: [
        {
          section: 'post',
          id: 'text',
          content: {
            home: { label: blogTexts.label, href: '/blog' },
            heading: title,
            lede: description,
            date,
            ...(updated && { updated }),
            author: getAuthor(author),
            minutes,
            tags: tags.map((tag) => ({ label: topics[tag].label, href: getPostListPath(tag, 1) })),
            illustration,
            body,
            next: [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, 2).map((each) => toPostCard(each)),
          },
        },
        {
          section: 'signup-form',
          id: 'newsletter',
          content: blogTexts.newsletter,
        },
        { section: 'call-to-action', id: 'begin', content: blogTexts.product },
      ],
    },
  };
}

/**
 * Returns the pages of the lists of posts: one list for each topic, and one of all posts, with at most `perPage` posts
 * on a page. `/blog` is not among them, because it has a page file.
 */
export function listPages(posts: readonly { readonly tags: readonly string[] }[], perPage: number): ListPage[] {
  const used = [...new Set(posts.flatMap(({ tags }) => tags))].toSorted();
  return [undefined, ...used]
    .flatMap((topic) => {
      const count = topic === undefined ? posts.length : posts.filter(({ tags }) => tags.includes(topic)).length;
      const pages = Math.ceil(count / perPage);
      return Array.from({ length: pages }, (_, index) => index + 1).map((page) => ({
        path: getPostListPath(topic, page),
        topic,
        page,
        pages,
      }));
    })
    .filter(({ path }) => path !== '/blog');
}

function createListPage({ path, topic: topicName, page, pages }: ListPage): GeneratedPage {
  const topic = topicName === undefined ? undefined : topics[topicName as TopicName];
  const name = topic ? `${topic.label}: posts` : 'All posts';
  const suffix = page === 1 ? '' : `, page ${page}`;
  return {
    path,
    file: 'site/content/blog.ts',
    document: {
      title: `${name}${suffix}`,
      description: `${topic?.description ?? blogTexts.lede}${page === 1 ? '' : ` Page ${page} of ${pages}.`}`,
      sections: [
        {
          section: 'post-list',
          id: 'posts',
          content: {
            label: blogTexts.label,
            heading: `${topic?.label ?? 'All posts'}${suffix}`,
            headingLevel: 1,
            lede: topic?.description ?? blogTexts.lede,
            page,
            ...(topicName !== undefined && { topic: topicName as TopicName }),
          },
        },
      ],
    },
  };
}

/** Notice on unreviewed legal texts in development. Visitors don't see it; instead, the server logs a warning at startup. */
const REVIEW_NOTICE: Prose['blocks'][number] = {
  type: 'paragraph',
  children: [{ type: 'strong', children: ['Template: to be reviewed by counsel before use.'] }],
};

/** Creates the page of a legal text. The blocks before its first heading are the notice. */
function createLegalPage({ name, title, description, effective, body }: LegalText): GeneratedPage {
  const firstHeading = body.blocks.findIndex(({ type }) => type === 'heading');
  const introduction = body.blocks.slice(0, Math.max(0, firstHeading));
  const notice = import.meta.env.DEV && !publicConfig.legalReviewed ? [REVIEW_NOTICE, ...introduction] : introduction;
  return {
    path: `/${name}`,
    file: `site/content/legal/${name}.md`,
    document: {
      title,
      description,
      sections: [
        {
          section: 'prose',
          id: 'text',
          content: {
            label: 'Legal',
            heading: title,
            lede: description,
            effective,
            ...(notice.length > 0 && { notice: [...notice] }),
            body: { ...body, blocks: body.blocks.slice(introduction.length) },
          },
        },
      ],
    },
  };
}
