import { authorNames, topicNames } from '../site/content/blog.ts';
import { newPost } from './scaffold/post.ts';
import { runScaffold } from './scaffold/run.ts';

/** `npm run new:post TITLE`: a post in Markdown, dated today, by the first of the authors. */
runScaffold('npm run new:post "TITLE", such as "How loud a recording should be"', (title) => ({
  changes: newPost(title, new Date(), { author: authorNames[0], topic: topicNames[0] ?? '', illustration: 'editor' }),
  next: ['npm run dev      shows it as you write, on /blog and at its own address'],
}));
