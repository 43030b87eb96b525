import { ErrorScreen } from '@onset/design-system/sections/error-screen';
import { definePage } from '../compositor/define-page.tsx';
import { section } from '../compositor/section.ts';

const page = definePage({
  path: '/404',
  title: 'Page not found',
  description: 'There is nothing at this address.',
  noindex: true,
  sections: [
    section(ErrorScreen, {
      statusCode: 404,
      statusMessage: 'Page not found',
      message: 'There is nothing at this address. It may have moved, or it was never there.',
    }),
  ],
});
export const { meta, handle } = page;
export default page.View;
