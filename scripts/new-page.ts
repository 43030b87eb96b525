import { newPage } from './scaffold/page.ts';
import { runScaffold } from './scaffold/run.ts';

/** `npm run new:page PATH`: a page document, its story, and a link to it in the footer. */
runScaffold('npm run new:page PATH, such as /guides/first-recording', (path) => {
  const { changes, story, note } = newPage(path);
  return {
    changes,
    note,
    next: [
      'npm run dev            shows it as you write',
      'npm run check          checks its content and wording',
      `npm run visual ${story}   renders its story; look at .visual/index.html`,
      `npm run visual:approve -- pages/${story}`,
    ],
  };
});
