import { newSection } from './scaffold/section.ts';
import { runScaffold } from './scaffold/run.ts';

/** `npm run new:section NAME`: a section with schema, view, docs, stories and its place in the registry. */
runScaffold('npm run new:section NAME, such as feature-list', (name) => ({
  changes: newSection(name),
  next: [
    'Change the files. Then run:',
    'npm run unit -- tests/meta/interface -u   adds the content to design-system/interface.txt',
    `npm run visual ${name}      renders its stories; look at .visual/index.html`,
    `npm run visual:approve -- sections/${name}`,
    'npm run check',
  ],
}));
