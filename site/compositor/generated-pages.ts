import type { Prose } from '@onset/design-system/content/prose';
import { publicConfig } from '../config/public-config.ts';
import { getAuthor } from '../content/authors.ts';
import { blogTexts, POSTS_PER_PAGE } from '../content/blog.ts';
import { legalTexts } from '../content/legal-texts.ts';
import type { LegalText } from '../content/legal-texts.ts';
import { posts, toPostCard } from '../content/posts.ts';
import type { Post } from '../content/posts.ts';
import { topics } from '../content/topics.ts';
import type { TopicName } from '../content/topics.ts';
import { listPages, listPath, postPath } from './generated-paths.ts';
import type { ListPage } from './generated-paths.ts';
import type { PageDocument } from './page-document.ts';

/** A page that is made of the content. */
export interface GeneratedPage {
  readonly path: string;
  /** The file to mend where something is wrong with it, as in the repository. */
  readonly file: string;
  readonly document: PageDocument;
}

/** Returns all pages without a file in `site/pages`: posts, lists of posts, and legal texts. */
export function generatedPages(): GeneratedPage[] {
  return [...posts.map(postPage), ...listPages(posts, POSTS_PER_PAGE).map(listPage), ...legalTexts.map(legalPage)];
}

/** Page of the post at an index. The posts to read next are the two older ones; the oldest posts lead to the newest. */
function postPage(post: Post, index: number): GeneratedPage {
  const { slug, title, description, date, updated, author, minutes, tags, illustration, body } = post;
  return {
    path: postPath(slug),
    file: `site/content/posts/${slug}.md`,
    document: {
      title,
      description,
      sections: [
        // What shows the way here, such as breadcrumbs, stands before the article.
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
            tags: tags.map((tag) => ({ label: topics[tag].label, href: listPath(tag, 1) })),
            illustration,
            body,
            next: [...posts, ...posts].slice(index + 1, index + 3).map((each) => toPostCard(each)),
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

function listPage({ path, topic, page, pages }: ListPage): GeneratedPage {
  const of = topic === undefined ? undefined : topics[topic as TopicName];
  const name = of ? `${of.label}: posts` : 'All posts';
  const nth = page === 1 ? '' : `, page ${page}`;
  return {
    path,
    file: 'site/content/blog.ts',
    document: {
      title: `${name}${nth}`,
      description: `${of?.description ?? blogTexts.lede}${page === 1 ? '' : ` Page ${page} of ${pages}.`}`,
      sections: [
        {
          section: 'post-list',
          id: 'posts',
          content: {
            label: blogTexts.label,
            heading: `${of?.label ?? 'All posts'}${nth}`,
            headingLevel: 1,
            lede: of?.description ?? blogTexts.lede,
            page,
            ...(topic !== undefined && { topic: topic as TopicName }),
          },
        },
      ],
    },
  };
}

/** Shown where the legal pages are worked on, and not to buyers; the server warns of it at startup. */
const TEMPLATE: Prose['blocks'][number] = {
  type: 'paragraph',
  children: [{ type: 'strong', children: ['Template: to be reviewed by counsel before use.'] }],
};

/** What stands before the first heading of a legal text is its notice. */
function legalPage({ name, title, description, effective, body }: LegalText): GeneratedPage {
  const start = body.blocks.findIndex(({ type }) => type === 'heading');
  const ofText = body.blocks.slice(0, Math.max(0, start));
  const notice = import.meta.env.DEV && !publicConfig.legalReviewed ? [TEMPLATE, ...ofText] : ofText;
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
            body: { ...body, blocks: body.blocks.slice(ofText.length) },
          },
        },
      ],
    },
  };
}
