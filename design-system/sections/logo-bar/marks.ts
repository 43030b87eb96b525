/** Names of the logos. They are in a separate file, so that the schema can import them without the SVG paths. */
export const markNames = ['arches', 'bird', 'kiln', 'orbit', 'steps', 'tide'] as const;

/** Name of a logo. */
export type MarkName = (typeof markNames)[number];
