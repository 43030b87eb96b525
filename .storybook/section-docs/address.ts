/** The address of a story or a docs page in the workplace. Links to it say `target="_top"`: a docs page is in a frame. */
export const addressOf = (id: string, view: 'story' | 'docs' = 'story'): string => `./?path=/${view}/${id}`;
