import { PostList } from '@onset/design-system/sections/post-list';
import type { PostListContent } from '@onset/design-system/sections/post-list/schema';
import { blogTexts, getPostListPath, POSTS_PER_PAGE } from '../../content/blog.ts';
import { posts, toPostCard } from '../../content/posts.ts';
import { topicNames, topics } from '../../content/topics.ts';
import type { TopicName } from '../../content/topics.ts';
import type { ConnectedProps } from '../connected-props.ts';
import type { ConnectedPostListContent } from './schemas.ts';

/** List of posts from `site/content/posts`. A page selects the topic and the part of the list. */
export function ConnectedPostList({ topic, page = 1, ...rest }: ConnectedProps<ConnectedPostListContent>) {
  return <PostList {...rest} {...listedPosts(topic, page)} />;
}

/** Returns the posts of a topic, or of all topics, on one page of the list. */
function listedPosts(
  topic: TopicName | undefined,
  page: number,
): Omit<PostListContent, keyof ConnectedPostListContent> {
  const chosen = topic === undefined ? posts : posts.filter(({ tags }) => tags.includes(topic));
  const pages = Math.max(1, Math.ceil(chosen.length / POSTS_PER_PAGE));
  return {
    topics: topicLinks(topic),
    posts: chosen.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE).map((post) => toPostCard(post, topic)),
    empty: blogTexts.empty,
    ...(pages > 1 && { position: `Page ${page} of ${pages}` }),
    ...(page > 1 && { newer: { label: blogTexts.newer, href: getPostListPath(topic, page - 1) } }),
    ...(page < pages && { older: { label: blogTexts.older, href: getPostListPath(topic, page + 1) } }),
  };
}

/** Returns the links to all posts and to each topic with posts. */
function topicLinks(current: TopicName | undefined) {
  const used = topicNames.filter((name) => posts.some(({ tags }) => tags.includes(name)));
  return [undefined, ...used].map((name) => ({
    label: name === undefined ? blogTexts.all : topics[name].label,
    href: getPostListPath(name, 1),
    current: name === current,
  }));
}
