/** The names of the drawings that content may use, apart from the drawings, so that a schema can know them. */
export const illustrationNames = ['zoom-steps', 'cursor-path', 'clear-background', 'export-formats'] as const;

export type IllustrationName = (typeof illustrationNames)[number];
