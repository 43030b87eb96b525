/** The names of the drawn marks, apart from the drawings, so that a schema can know them. */
export const markNames = ['arches', 'bird', 'kiln', 'orbit', 'steps', 'tide'] as const;

/** The name of a mark. */
export type MarkName = (typeof markNames)[number];
