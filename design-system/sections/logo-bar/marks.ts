/** Names of the logos, separate from their paths, so that the schema can import them. */
export const markNames = ['arches', 'bird', 'kiln', 'orbit', 'steps', 'tide'] as const;

/** Name of a logo. */
export type MarkName = (typeof markNames)[number];
