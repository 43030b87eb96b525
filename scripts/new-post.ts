import { brand } from '../site/content/brand.ts';
import { newPost } from './scaffold/post.ts';
import { runScaffold } from './scaffold/run.ts';

/** `npm run new:post TITLE`: a post in Markdown, dated today, by the team of the brand. */
runScaffold('npm run new:post "TITLE", such as "How loud a recording should be"', (title) => ({
  changes: newPost(title, new Date(), brand.name),
  next: ['npm run dev      shows it as you write, on /blog and at its own address'],
}));
